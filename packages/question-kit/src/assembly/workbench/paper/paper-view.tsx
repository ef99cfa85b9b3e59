import { Button, EmptyState, QuietButton, Skeleton, VisuallyHidden, token, useUi } from '@rubrica/ui';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { moveQuestions, questionsOf } from '../../paper/actions/questions.ts';
import { addSection } from '../../paper/actions/sections.ts';
import { sectionsInLanguage } from '../../paper/in-language.ts';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { useWordLevels } from '../quality/word-levels.ts';
import { levelNames } from '../question-choices.ts';
import { paperOf } from '../state/paper-of.ts';
import { isUntouchedPaper, type PaperHead as Head } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import BlueprintLine from './blueprint/blueprint-line.tsx';
import { BlueprintPanel } from './blueprint/blueprint-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import { PaperDialogs, type OpenPaperViewDialog } from './paper-dialogs.tsx';
import { PaperFilters } from './paper-filters.tsx';
import { PaperFindings } from './paper-findings.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PaperHead } from './paper-head.tsx';
import { totalsOfHistories, usePaperLanguage } from './use-paper-language.ts';
import { SamplesMenu } from './samples-menu.tsx';
import { PaperTable } from './table/paper-table.tsx';
import { isWholePaper, queryRows, rowsOf, wholePaper } from './table/rows.ts';
import { openButtonOf } from './table/use-row-keys.ts';
import { usePaperEdits } from './use-paper-edits.ts';
import { useUndoToast } from './use-undo-toast.ts';

const View = styled.div`
  container-type: inline-size;
  block-size: 100%;
  overflow: auto;
  background: ${token.color.bg};
  & > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[16]};
    padding: ${token.space[16]};
  }
  & [data-part='main'] {
    display: grid;
    align-content: start;
    gap: ${token.space[12]};
    min-inline-size: 0;
  }
  /* A long table would keep the blueprint out of sight: its line opens it. */
  @container (max-width: 1239px) {
    & [data-part='beside'] {
      display: none;
    }
  }
  @container (min-width: 1240px) {
    & [data-part='blueprint-line'] {
      display: none;
    }
    & > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 400px;
    }
    & [data-part='beside'] {
      position: sticky;
      inset-block-start: ${token.space[16]};
    }
  }
`;

/** The sheets are seldom needed. */
const PrintView = lazyPart(() => import('./print/print-view.tsx'));

/** The whole paper: a table of its questions by section, its totals and its blueprint. */
export default function PaperView() {
  const m = usePaperMessages();
  const { language } = useUi();
  const { workbench, change, paperActions, openFile } = useWorkbench();
  const { paper, sections, current } = workbench;
  const { act } = paperActions;
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(wholePaper);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenPaperViewDialog | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const printButton = useRef<HTMLButtonElement>(null);

  const [wantedLanguage, setWantedLanguage] = useState(paper.language);
  const { shownLanguage, ...translated } = usePaperLanguage(paper.language, sections, wantedLanguage);
  const { counted } = translated;
  const words = useWordLevels();
  const rows = useMemo(
    () => rowsOf(sections, { language: paper.language, counted, words }),
    [sections, paper.language, counted, words],
  );
  const shown = useMemo(() => queryRows(rows, query, language), [rows, query, language]);
  const isWhole = isWholePaper(query);
  const selected = useMemo(() => new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []))), [rows, chosen]);
  const sectionNames = sections.map(({ id, title }, index) => ({
    id,
    name: title === '' ? m.section(index + 1) : title,
  }));
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const editSection = useCallback((id: string) => setDialog({ show: 'section', id }), []);
  const sayWithUndo = useUndoToast(paperActions, setAnnouncement);
  const { addQuestion, open, move, remove, duplicate, rowActions, sectionActions } = usePaperEdits({
    root,
    rows,
    shown,
    selected,
    toggle,
    editSection,
    announce: setAnnouncement,
    sayWithUndo,
  });
  /** The button that clears goes with what it clears, and the focus to what stays. */
  const clearQuery = () => {
    setQuery(wholePaper);
    root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  };
  const clearSelection = () => {
    const row = rows.find(({ id }) => selected.has(id));
    setChosen(new Set());
    if (row) openButtonOf(root.current?.querySelector(`tr[data-id="${CSS.escape(row.id)}"]`))?.focus();
  };
  const moveTo = (sectionId: string) => {
    const name = sectionNames.find(({ id }) => id === sectionId)?.name ?? '';
    if (act((now) => moveQuestions(now, selected, { sectionId }))) sayWithUndo(m.said.movedTo(selected.size, name));
  };
  const changeHead = (changes: Partial<Head>) => change((now) => ({ ...now, paper: { ...now.paper, ...changes } }));

  const { drafts, totals } = useMemo(() => {
    const shownSections = sectionsInLanguage({ language: paper.language, sections }, shownLanguage);
    return {
      drafts: questionsOf(shownSections).map(({ history }) => history.draft),
      totals: totalsOfHistories(shownSections),
    };
  }, [sections, paper.language, shownLanguage]);
  const levels = [...new Set([...levelNames, ...rows.map(({ level }) => level)])].filter(Boolean);
  const isEmpty = isUntouchedPaper(workbench);

  if (isPrinting)
    return (
      <View ref={root} data-density="compact">
        <Suspense fallback={<Skeleton height="360px" />}>
          <PrintView
            paper={paperOf(workbench)}
            defaultPaperLanguage={shownLanguage}
            onClose={() => {
              flushSync(() => setPrinting(false));
              printButton.current?.focus();
            }}
          />
        </Suspense>
      </View>
    );
  return (
    <View ref={root} data-density="compact">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div data-part="columns">
        <div data-part="main">
          <PaperHead
            title={paper.title}
            totals={isEmpty ? null : totals}
            onTitle={(title) => changeHead({ title })}
            onSettings={() => setDialog({ show: 'settings' })}
            onAdd={() => addQuestion()}
            onAddSection={() => void act((now) => addSection(now, ''))}
            onVersions={() => setDialog({ show: 'versions' })}
            onPrint={() => setPrinting(true)}
            printButton={printButton}
          />
          <div data-part="blueprint-line">
            <BlueprintLine isLong />
          </div>
          {isEmpty ? (
            <EmptyState
              title={m.empty.title}
              action={
                <>
                  <Button variant="primary" onClick={() => open(current)}>
                    {m.empty.write}
                  </Button>
                  <SamplesMenu />
                  <QuietButton onClick={openFile}>{m.empty.open}</QuietButton>
                </>
              }
            >
              {m.empty.text}
            </EmptyState>
          ) : (
            <>
              <LanguageChoice {...translated} value={shownLanguage} onChange={setWantedLanguage} />
              <PaperFindings
                sections={sections}
                rows={rows}
                paperLanguage={paper.language}
                shownLanguage={shownLanguage}
                onEditSection={editSection}
              />
              <PaperFilters
                rows={rows}
                foundCount={shown.length}
                query={query}
                onChange={setQuery}
                onClear={clearQuery}
              />
              {selected.size > 0 && (
                <BulkBar
                  count={selected.size}
                  sections={sectionNames}
                  onEdit={() => setDialog({ show: 'bulk' })}
                  onDuplicate={() => duplicate(selected)}
                  onMoveTo={moveTo}
                  onRemove={() => remove(selected)}
                  onClear={clearSelection}
                />
              )}
              {shown.length === 0 && !isWhole ? (
                <EmptyState
                  title={m.filters.none}
                  level={3}
                  action={<Button onClick={clearQuery}>{m.filters.clear}</Button>}
                >
                  {m.filters.noneText}
                </EmptyState>
              ) : (
                <PaperTable
                  sections={sections}
                  rows={shown}
                  isWhole={isWhole}
                  sort={query.sort}
                  onSort={(sort) => setQuery({ ...query, sort })}
                  current={current}
                  language={shownLanguage}
                  counted={counted}
                  selected={selected}
                  onSelect={setChosen}
                  rowActions={rowActions}
                  sectionActions={sectionActions}
                  onMove={move}
                />
              )}
            </>
          )}
        </div>
        <div data-part="beside">
          <BlueprintPanel
            blueprint={paper.blueprint}
            drafts={drafts}
            levels={levels}
            onChange={(blueprint) => changeHead({ blueprint })}
          />
        </div>
      </div>
      <PaperDialogs dialog={dialog} selected={selected} onClose={() => setDialog(null)} sayWithUndo={sayWithUndo} />
    </View>
  );
}
