import { token } from '@rubrica/ui';

/** A sheet of paper with a question mark, next to a stack of paper. */
export function LostPageIllustration() {
  const { accent, accentSoft, highlight, line, surface } = token.color;
  return (
    <svg viewBox="0 0 200 130" width="200" height="130" fill="none" aria-hidden="true" strokeLinejoin="round">
      <ellipse cx="100" cy="119" rx="76" ry="7" fill={line} />
      <rect x="46" y="78" width="92" height="34" rx="5" fill={surface} stroke={line} strokeWidth="2" />
      <path d="M46 90h92M46 101h92" stroke={line} strokeWidth="2" />
      <g transform="rotate(-9 100 50)">
        <rect x="68" y="10" width="62" height="76" rx="6" fill={accentSoft} stroke={accent} strokeWidth="2.5" />
        <path
          d="M89 36c0-7 5-11 11-11s11 4 11 10c0 8-10 8-10 16"
          stroke={accent}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="101" cy="62" r="3" fill={accent} />
      </g>
      <path d="M150 30c8-2 12 4 9 9M38 46c-7-4-13 1-12 7" stroke={highlight} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
