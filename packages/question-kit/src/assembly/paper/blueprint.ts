import type { Draft } from '../core/question.ts';
import type { SkillCategory } from '../../types/question-types.ts';
import type { Target } from './paper.ts';
import { pointsOf } from './totals.ts';

/** A target and what the paper has of it. */
export interface BlueprintLine {
  skill: SkillCategory;
  /** The name of a level; empty for any other than those of the skill's other lines. */
  level: string;
  /** What is wanted; null for what no target asks for. */
  target: number | null;
  points: number;
  /** Points beyond the target, negative where some are missing. */
  difference: number;
  status: 'hole' | 'met' | 'surplus';
}

/**
 * Compares a paper with its blueprint: a line for each target, then one for each skill and level that no target asks for.
 * A question counts for the target of its skill and level, and if there is none, for the target of its skill and any level.
 */
export function compareBlueprint(blueprint: readonly Target[], drafts: readonly Draft[]): BlueprintLine[] {
  const wanted = new Map<string, Target>();
  for (const target of blueprint) {
    const key = keyOf(target);
    wanted.set(key, { ...target, points: target.points + (wanted.get(key)?.points ?? 0) });
  }
  const there = new Map<string, { skill: SkillCategory; level: string; points: number }>();
  for (const draft of drafts) {
    const points = pointsOf(draft);
    const exact = { skill: draft.type, level: draft.level };
    const anyLevel = { ...exact, level: '' };
    const place = !wanted.has(keyOf(exact)) && wanted.has(keyOf(anyLevel)) ? anyLevel : exact;
    const before = there.get(keyOf(place))?.points ?? 0;
    if (points > 0) there.set(keyOf(place), { ...place, points: before + points });
  }
  const planned = [...wanted.values()].map(({ points, ...target }) =>
    lineOf({ ...target, target: points, points: there.get(keyOf(target))?.points ?? 0 }),
  );
  const unplanned = [...there.entries()]
    .filter(([key]) => !wanted.has(key))
    .map(([, found]) => lineOf({ ...found, target: null }));
  return [...planned, ...unplanned];
}

function lineOf(line: Omit<BlueprintLine, 'difference' | 'status'>): BlueprintLine {
  const difference = line.points - (line.target ?? 0);
  return { ...line, difference, status: difference < 0 ? 'hole' : difference > 0 ? 'surplus' : 'met' };
}

function keyOf({ skill, level }: { skill: SkillCategory; level: string }): string {
  return JSON.stringify([skill, level]);
}
