import { findingText, severities } from '@rubrica/question-kit/quality';
import type { FileFinding } from './findings-in.ts';

/** The findings as lines for people, by file and place, each with its reason and what to do. */
export function describeFindings(findings: readonly FileFinding[], language: 'en' | 'ar'): string {
  if (findings.length === 0) return 'Nothing found.';
  const blocks = findings.map((finding, at) => {
    const { file, place, rule, severity, exception } = finding;
    const { found, why, fix } = findingText(finding, language);
    const heading = file === findings[at - 1]?.file ? [] : [file];
    const off = exception
      ? [`    switched off: ${exception.reason}${exception.by === '' ? '' : ` (${exception.by})`}`]
      : [];
    const reasons = exception ? [] : [`    ${why}`, `    → ${fix}`];
    return [...heading, `  ${place}`, `    ${severity} ${rule}: ${found}`, ...off, ...reasons].join('\n');
  });
  return [...blocks, '', summary(findings)].join('\n');
}

function summary(findings: readonly FileFinding[]): string {
  const open = findings.filter(({ exception }) => exception === null);
  const counts = severities
    .map((severity) => [open.filter((finding) => finding.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? '' : 's'}`);
  const off = findings.length - open.length;
  return [...counts, ...(off > 0 ? [`${off} switched off`] : [])].join(', ');
}
