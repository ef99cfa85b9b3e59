/** The severities, the heaviest first. */
export const severities = ['error', 'warning', 'note'] as const;

/**
 * How much a finding weighs: `error` is a defect (a mark or a task goes wrong), `warning` a clue or a doubt that costs the item
 * its value for many students, `note` something to look at.
 */
export type Severity = (typeof severities)[number];

/** What a rule measured, by the names that its texts use. */
export type FindingData = Readonly<Record<string, string | number>>;
