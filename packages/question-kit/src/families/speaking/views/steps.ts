import type { SpokenItem } from './spoken-kind.ts';

/** How far somebody is with prompts that come one after another. */
export interface Steps {
  /** The one that is open. */
  current: number;
  /** The last one that they have come to. */
  furthest: number;
  /** Those whose time to prepare they have started. */
  started: ReadonlySet<string>;
  /** Those that were recorded since the page is open, whether or not the host has them yet. */
  taken: ReadonlySet<string>;
}

type Items = readonly SpokenItem[];

/** Where somebody goes on who comes back: at the first that has no recording, else at the last. */
export function firstSteps(items: Items, recorded: (id: string) => boolean): Steps {
  const open = items.findIndex(({ id }) => !recorded(id));
  const current = open === -1 ? items.length - 1 : open;
  const furthest = Math.max(
    current,
    items.findLastIndex(({ id }) => recorded(id)),
  );
  return { current, furthest, started: new Set(), taken: new Set() };
}

/** The same among the items that are there now: an author's preview gains and loses some. */
export function withinItems(steps: Steps, total: number): Steps {
  const fit = (place: number) => Math.max(Math.min(place, total - 1), 0);
  const current = fit(steps.current);
  const furthest = fit(steps.furthest);
  return current === steps.current && furthest === steps.furthest ? steps : { ...steps, current, furthest };
}

/** The next one without an answer, or undefined where none follows. */
export function nextOpen(items: Items, steps: Steps, answered: (id: string) => boolean): number | undefined {
  const next = items.findIndex(({ id }, index) => index > steps.current && !answered(id));
  return next === -1 ? undefined : next;
}

/** Opens another one. */
export function goTo(steps: Steps, index: number): Steps {
  return { ...steps, current: index, furthest: Math.max(steps.furthest, index) };
}

/** Whether a prompt is still to be hidden: its time to prepare begins when it is shown. */
export function isHidden(item: SpokenItem, steps: Steps, answered: boolean): boolean {
  return item.prepSeconds !== undefined && !answered && !steps.started.has(item.id);
}

/** A set with one more in it; the same one where it is there already. */
export function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? ids : new Set([...ids, id]);
}
