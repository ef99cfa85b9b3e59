/** What joining a meeting proposes: Late from so many minutes after its start on; null without joining. */
export function proposedStatus(
  joinedAt: Date | null,
  { startsAt }: { startsAt: Date },
  lateAfterMinutes: number,
): 'Present' | 'Late' | null {
  if (joinedAt === null) return null;
  return joinedAt.getTime() > startsAt.getTime() + lateAfterMinutes * 60_000 ? 'Late' : 'Present';
}
