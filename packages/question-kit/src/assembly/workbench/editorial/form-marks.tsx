import { token, useUi } from '@rubrica/ui';
import { MessageSquareText, SearchCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import { findingText } from '../../quality/finding-text.ts';
import type { Severity } from '../../quality/severity.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { useOpenFindings } from '../quality/use-open-findings.ts';
import { useWorkbench } from '../workbench-context.ts';
import { currentField, type CurrentField } from './current-field.ts';
import { FieldMarks, type FieldMark } from './field-marks.tsx';
import { fieldsOfDraft } from './fields-of-draft.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { remarksOf } from './remarks.ts';
import { useFieldName } from './use-field-name.ts';

const remarkColors = { soft: token.color.highlightSoft, ink: token.color.highlightInk };
const findingColors: Readonly<Record<Severity, FieldMark['colors']>> = {
  error: { soft: token.color.dangerSoft, ink: token.color.dangerInk },
  warning: { soft: token.color.warningSoft, ink: token.color.warningInk },
  note: { soft: token.color.sunken, ink: token.color.inkSoft },
};

/** What is said about one field, together. */
interface Said<Thing> {
  path: ValuePath;
  things: Thing[];
}

/** Things by the field that they are about; what is about the whole question is at its title. */
function byField<Thing>(things: readonly Thing[], pathOfThing: (thing: Thing) => ValuePath): Said<Thing>[] {
  const fields = new Map<string, Said<Thing>>();
  for (const thing of things) {
    const own = pathOfThing(thing);
    const path = own.length === 0 ? ['title'] : own;
    const known = fields.get(path.join('.'));
    if (known) known.things.push(thing);
    else fields.set(path.join('.'), { path, things: [thing] });
  }
  return [...fields.values()];
}

/**
 * Marks beside the fields of the form that have open remarks or findings, what a screen reader says of them when a field gets the focus,
 * and the key for a remark on the field with the focus.
 */
export default function FormMarks({ draft, question }: PaneProps) {
  const { fieldId, announce } = useEditor();
  const { showPane } = useWorkbench();
  const { language } = useUi();
  const { threads: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const findings = useOpenFindings(draft, question);
  const marks = useMemo((): FieldMark[] => {
    const show = (pane: string, path: ValuePath, wants: CurrentField['wants']) => () => {
      currentField.set({ questionId: question.id, path, ...(wants && { wants }) });
      showPane(pane);
    };
    const remarks = remarksOf(draft, question).flatMap((remark) =>
      remark.isOpen && remark.place !== null ? [{ place: remark.place }] : [],
    );
    return [
      ...byField(remarks, ({ place }) => place).map(({ path, things }) => ({
        key: `remarks ${path.join('.')}`,
        path,
        label: messages.markOn(things.length, nameField(draft, path)),
        count: things.length,
        icon: MessageSquareText,
        colors: remarkColors,
        onPress: show('comments', path, 'read'),
      })),
      ...byField(findings, ({ path }) => path).map(({ path, things }) => ({
        key: `findings ${path.join('.')}`,
        path,
        label: `${things.map((finding) => findingText(finding, language).name).join(' · ')}: ${nameField(draft, path)}`,
        count: things.length,
        icon: SearchCheck,
        colors: findingColors[things[0]?.severity ?? 'note'],
        onPress: show('check', path, 'check'),
      })),
    ];
  }, [draft, question, findings, messages, nameField, language, showPane]);
  const form = document.getElementById(fieldId(['title']))?.closest<HTMLElement>('[data-pane="form"]') ?? null;

  const paths = useMemo(() => new Map(fieldsOfDraft(draft).map((path) => [fieldId(path), path])), [draft, fieldId]);
  const latest = useRef({ paths, marks });
  useLayoutEffect(() => {
    latest.current = { paths, marks };
  }, [paths, marks]);

  useEffect(() => {
    if (!form) return undefined;
    const see = ({ target }: FocusEvent) => {
      const path = pathOf(target, latest.current.paths);
      if (!path) return;
      currentField.set({ questionId: question.id, path });
      const said = latest.current.marks.filter((mark) => mark.path.join('.') === path.join('.'));
      if (said.length > 0) announce(said.map(({ label }) => label).join(' '));
    };
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.ctrlKey || !event.altKey) return;
      const path = pathOf(event.target, latest.current.paths);
      if (!path) return;
      event.preventDefault();
      currentField.set({ questionId: question.id, path, wants: 'write' });
      showPane('comments');
    };
    form.addEventListener('focusin', see);
    form.addEventListener('keydown', press);
    return () => {
      form.removeEventListener('focusin', see);
      form.removeEventListener('keydown', press);
    };
  }, [form, question.id, announce, showPane]);

  return form && <FieldMarks form={form} marks={marks} />;
}

/** The field that an element belongs to. */
function pathOf(target: EventTarget | null, paths: ReadonlyMap<string, ValuePath>): ValuePath | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const path = paths.get(element.id);
    if (path) return path;
  }
  return null;
}
