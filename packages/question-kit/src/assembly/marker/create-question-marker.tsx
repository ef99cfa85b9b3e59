import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { isAnswerable, shownTypeOf, type QuestionType, type StoredType } from '../../types/question-types.ts';
import type { Question } from '../core/question.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { signMarks } from '../core/sign-marks.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';
import { blockNumbers } from '../answer/block-numbers.ts';
import { AttemptContext } from '../../primitives/views/attempt-context.ts';
import { entryAt } from '../answer/given-entry.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { markerMessages } from '../../primitives/messages/marker.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { StimulusFrame } from '../../primitives/stimulus/stimulus-frame.tsx';
import { Stimulus } from '../../primitives/stimulus/stimulus.tsx';
import { useEntries } from '../answer/use-entries.ts';
import { useValue } from '../../primitives/views/use-value.ts';
import { MarkerBlock } from './marker-block.tsx';
import { MarkerPanes } from './marker-panes.tsx';
import { MarkerTotal } from './marker-total.tsx';
import type { AnyMarkerView, MarkerViews } from '../view-types.ts';
import { useBlockMarks } from './use-block-marks.ts';
import type { AnswerId, TaskTakenId } from '../../primitives/schema/ids.ts';
import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';
import { reviewStyles } from '../../primitives/review/review-styles.ts';
import { paneStyles } from './pane-styles.ts';
import { markerAttempt, type MarkerFiles } from '../../primitives/marker/marker-files.ts';
import { MarkerFilesContext } from '../../primitives/marker/marker-files-context.ts';
import { markerStyles } from '../../primitives/marker/marker-styles.ts';

const nothing: readonly AnswerEntry[] = [];

/** A question with its key, and the student's answers to mark. */
export interface QuestionMarkerProps {
  /** The question with its key. */
  question: Question;
  /** The student's answers with the marks and comments given so far. */
  value?: readonly AnswerEntry[] | undefined;
  /** The initial value if `value` is not set (uncontrolled). */
  defaultValue?: readonly AnswerEntry[] | undefined;
  /** Receives all entries, with the marked one replaced. The student's answers in them are never changed. */
  onChange?: ((value: AnswerEntry[]) => void) | undefined;
  /**
   * Who marks: written as `reviewedBy` beside every mark given or confirmed here. A server signs with its own caller's name,
   * see `signMarks`.
   */
  by?: string | undefined;
  /** The id of the attempt, or of the answer: a spoken comment is kept on the device under it until the host has it. */
  attempt?: TaskTakenId | AnswerId | undefined;
  /**
   * The files and spoken comments of this answer that are on their way, of `createMarkerFiles` with the same `attempt`. Without it, files
   * that are on their way when the marker is removed are lost, and spoken comments wait on the device until it is shown again.
   */
  files?: MarkerFiles | undefined;
  /** The marks that the host last saved: a block that differs shows so. The current marks are derived from `value`. */
  marks?: readonly BlockMark[] | undefined;
  /** The position of the block to bring into view and focus, when it changes. */
  focusBlock?: number | undefined;
  /** Only the stimulus or only the questions; both by default. */
  parts?: 'all' | 'stimulus' | 'questions' | undefined;
  /**
   * `panes`: the answers and the marks are beside each other and scroll by themselves, or the marks are below where it is
   * narrow. The marker then fills its place, so give that a height; prompts fold. By default the marks follow each answer.
   */
  layout?: 'stacked' | 'panes' | undefined;
  /** In panes: what stands below the marks, always in sight. */
  footer?: ReactNode;
  /** In panes: what the stimulus is called where it is folded, for example "Passage". */
  stimulusTitle?: string | undefined;
  /** In panes: whether the prompts are open; the marker remembers it itself without. */
  isPromptOpen?: boolean | undefined;
  /** In panes: called when somebody opens or folds the prompts. */
  onPromptToggle?: ((isOpen: boolean) => void) | undefined;
  /** The number of the first block that is answered, where a paper counts on through its questions; 1 by default. */
  firstNumber?: number | undefined;
  /** The class of the view's element, beside the kit's own. */
  className?: string | undefined;
  /** The inline style of the view's element. */
  style?: CSSProperties | undefined;
}

/**
 * Creates a `QuestionMarker` that supports only the given types, like `createQuestionAnswer`. Call it once, outside of
 * components.
 */
export function createQuestionMarker(views: MarkerViews): (props: QuestionMarkerProps) => ReactNode {
  const byType: Readonly<Record<string, AnyMarkerView>> = { ...views };
  const Root = createMarkerRoot(Object.values(byType).map(({ styles }) => styles));
  const viewOf = (type: string) => (Object.hasOwn(byType, type) ? byType[type] : undefined);

  return function QuestionMarker(props) {
    const { question, by, marks, focusBlock, parts = 'all', firstNumber } = props;
    const [value, setValue] = useValue(props.value, props.defaultValue ?? nothing, props.onChange);
    const { contentLanguage } = useKit();
    const messages = useMessages(markerMessages);
    const scope = useId();
    const root = useRef<HTMLDivElement>(null);
    const onChange = (next: AnswerEntry[]) => setValue(signMarks(question, value, next, by));
    const onEntry = useEntries(value, onChange);
    const marksByBlock = useBlockMarks(question, value);
    const typeOf = (stored: StoredType): QuestionType => shownTypeOf(stored, question.subQuestionType);
    const numbers = blockNumbers(question.questions, firstNumber);

    useEffect(() => {
      if (focusBlock !== undefined) root.current?.querySelector<HTMLElement>(`[data-block="${focusBlock}"]`)?.focus();
    }, [focusBlock]);

    const { layout } = viewOf(question.subQuestionType) ?? {};
    if (parts === 'stimulus') {
      return (
        <Root className={props.className} style={props.style}>
          <Stimulus items={question.input} layout={layout} lang={contentLanguage} messages={messages} />
        </Root>
      );
    }
    const stimulus = parts === 'all' && question.input.length > 0 && (
      <Stimulus items={question.input} layout={layout} lang={contentLanguage} messages={messages} />
    );
    const blocks = question.questions.flatMap((block, index) => {
      const blockMarks = marksByBlock[index];
      if (!blockMarks) return [];
      return {
        view: viewOf(typeOf(block.type)) ?? viewOf(block.type),
        type: typeOf(block.type),
        block,
        entry: entryAt(value, index),
        marks: blockMarks,
        saved: marks?.[index]?.mark,
        index,
        onEntry,
        uid: `${scope}${index}`,
        number: numbers[index],
        messages,
        lang: contentLanguage,
      };
    });
    const total = question.questions.some(({ type }) => isAnswerable(type)) && (
      <MarkerTotal
        viewOf={viewOf}
        question={question}
        value={value}
        blockMarks={marksByBlock}
        onChange={onChange}
        messages={messages}
      />
    );
    const isInPanes = props.layout === 'panes';
    return (
      <MarkerContexts attempt={props.attempt} files={props.files}>
        {/* Keys only: they act on the controls inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a digit belongs to the block, wherever in it the focus is */}
        <Root
          ref={root}
          className={props.className}
          style={props.style}
          data-marker=""
          data-panes={isInPanes || undefined}
          onKeyDown={(event) => {
            leadToWrongMark(event);
            digitToScore(event);
          }}
        >
          {isInPanes ? (
            <MarkerPanes
              blocks={blocks}
              total={total}
              stimulus={stimulus}
              stimulusTitle={props.stimulusTitle}
              isPromptOpen={props.isPromptOpen}
              onPromptToggle={props.onPromptToggle}
              footer={props.footer}
              messages={messages}
              lang={contentLanguage}
            />
          ) : (
            <>
              {total}
              <StimulusFrame
                layout={parts === 'all' ? layout : undefined}
                minWidth="80rem"
                messages={messages}
                stimulus={stimulus}
              >
                {blocks.map((block) => (
                  <MarkerBlock key={block.block.id ?? block.index} {...block} />
                ))}
              </StimulusFrame>
            </>
          )}
        </Root>
      </MarkerContexts>
    );
  };
}

type MarkerContextsProps = Pick<QuestionMarkerProps, 'attempt' | 'files'> & { children: ReactNode };

/** Says whose comments are spoken, and where files on their way are kept. */
function MarkerContexts({ attempt, files, children }: MarkerContextsProps) {
  return (
    <AttemptContext.Provider value={attempt === undefined ? '' : markerAttempt(attempt)}>
      <MarkerFilesContext.Provider value={files ?? null}>{children}</MarkerFilesContext.Provider>
    </AttemptContext.Provider>
  );
}

/** While a field holds what is no mark, the keys by which a host saves and goes on lead to that field instead. */
function leadToWrongMark(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, target } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof Element)) return;
  if (!ctrlKey && !metaKey && !target.matches('[data-score]')) return;
  const wrong = event.currentTarget.querySelector<HTMLElement>('[data-score][aria-invalid]');
  if (!wrong) return;
  event.preventDefault();
  event.stopPropagation();
  wrong.focus();
}

/** A digit pressed anywhere in a block begins its mark. The field has the focus before the browser types the digit. */
function digitToScore(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[\d٠-٩]$/u.test(event.key)) return;
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('input, textarea, select, [contenteditable]')) return;
  const block = target.closest('[data-block]');
  const score =
    block?.querySelector<HTMLElement>('[data-score]') ??
    block
      ?.closest('[data-marker]')
      ?.querySelector<HTMLElement>(`[data-marks-of="${block.getAttribute('data-block')}"] [data-score]`);
  score?.focus();
}

/** The one stylesheet of a marker view. */
function createMarkerRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${markerStyles}
    ${styles}
    ${paneStyles}
  `;
}
