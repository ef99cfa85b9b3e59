import type { SpokenItem } from './spoken-kind.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

/** A student's progress through prompts that are shown one at a time. */
export interface Steps {
  /** The one that is open. */
  current: number;
  /** The last one that was opened. */
  furthest: number;
  /** Those whose preparation time has started. */
  started: ReadonlySet<ItemId>;
  /** Those that were recorded since the page was opened, whether or not they are uploaded. */
  taken: ReadonlySet<ItemId>;
}

type Items = readonly SpokenItem[];

/** Where a returning student continues: at the first without a recording, or at the last. */
export function firstSteps(items: Items, recorded: (id: ItemId) => boolean): Steps {
  const open = items.findIndex(({ id }) => !recorded(id));
  const current = open === -1 ? items.length - 1 : open;
  const furthest = Math.max(
    current,
    items.findLastIndex(({ id }) => recorded(id)),
  );
  return { current, furthest, started: new Set(), taken: new Set() };
}

/** The progress among the present items: in an author's preview they change. */
export function withinItems(steps: Steps, total: number): Steps {
  const fit = (place: number) => Math.max(Math.min(place, total - 1), 0);
  const current = fit(steps.current);
  const furthest = fit(steps.furthest);
  return current === steps.current && furthest === steps.furthest ? steps : { ...steps, current, furthest };
}

/** The next one without an answer, or undefined where none follows. */
export function nextOpen(items: Items, steps: Steps, answered: (id: ItemId) => boolean): number | undefined {
  const next = items.findIndex(({ id }, index) => index > steps.current && !answered(id));
  return next === -1 ? undefined : next;
}

/** Opens another one. */
export function goTo(steps: Steps, index: number): Steps {
  return { ...steps, current: index, furthest: Math.max(steps.furthest, index) };
}

/** Whether a prompt is still to be hidden: its preparation time starts when it is shown. */
export function isHidden(item: SpokenItem, steps: Steps, answered: boolean): boolean {
  return item.prepSeconds !== undefined && !answered && !steps.started.has(item.id);
}

/** A set with one more in it; the same one where it is there already. */
export function withId(ids: ReadonlySet<ItemId>, id: ItemId): ReadonlySet<ItemId> {
  return ids.has(id) ? ids : new Set([...ids, id]);
}
