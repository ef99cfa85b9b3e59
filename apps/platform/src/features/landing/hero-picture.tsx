import { token } from '@rubrica/ui';

/** The illustration of the landing page: a question, a mark with its reason, and a timer. */
export function HeroPicture() {
  const { accent, accentSoft, accentInk, highlight, highlightSoft, highlightInk } = token.color;
  const { surface, sunken, line, lineStrong, success, successSoft } = token.color;
  return (
    <svg viewBox="0 0 640 480" width="640" height="480" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="392" cy="232" r="212" fill={accentSoft} />
      <circle cx="112" cy="388" r="46" fill={highlightSoft} />

      <g strokeLinejoin="round">
        <rect x="64" y="64" width="300" height="330" rx="16" fill={surface} stroke={line} strokeWidth="2" />
        <path d="M96 108h132" stroke={accent} strokeWidth="10" />
        <path
          d="M96 144h232M96 166h214M96 188h226M96 210h180M96 250h232M96 272h198M96 294h220M96 316h132"
          stroke={line}
          strokeWidth="8"
        />
        <path d="M158 188h96" stroke={highlight} strokeWidth="14" opacity="0.45" />
        <path d="M96 356h64" stroke={line} strokeWidth="8" />
        <rect x="176" y="342" width="104" height="28" rx="7" fill={accentSoft} stroke={accent} strokeWidth="2.5" />
        <path d="M190 356h52" stroke={accentInk} strokeWidth="5" />
        <path d="M250 346v20" stroke={accentInk} strokeWidth="2.5" />
      </g>

      <g strokeLinejoin="round">
        <rect x="304" y="120" width="288" height="232" rx="16" fill={surface} stroke={line} strokeWidth="2" />
        <path d="M334 160h150" stroke={lineStrong} strokeWidth="8" />
        <rect x="334" y="188" width="228" height="38" rx="9" fill={sunken} />
        <circle cx="356" cy="207" r="8" stroke={lineStrong} strokeWidth="2.5" />
        <path d="M378 207h108" stroke={line} strokeWidth="7" />
        <rect x="334" y="236" width="228" height="38" rx="9" fill={successSoft} stroke={success} strokeWidth="2.5" />
        <circle cx="356" cy="255" r="9" fill={success} />
        <path d="m351.500 255 3.500 4 6-7.500" stroke={surface} strokeWidth="2.5" />
        <path d="M378 255h132" stroke={success} strokeWidth="7" />
        <rect x="334" y="284" width="228" height="38" rx="9" fill={sunken} />
        <circle cx="356" cy="303" r="8" stroke={lineStrong} strokeWidth="2.5" />
        <path d="M378 303h84" stroke={line} strokeWidth="7" />
      </g>

      <g strokeLinejoin="round">
        <path
          d="M392 382h168a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H430l-24 20v-20h-14a14 14 0 0 1-14-14v-38a14 14 0 0 1 14-14z"
          fill={highlightSoft}
          stroke={highlight}
          strokeWidth="2.5"
        />
        <path d="M402 406h128M402 424h92" stroke={highlightInk} strokeWidth="6" />
      </g>

      <g>
        <circle cx="560" cy="84" r="38" fill={surface} stroke={accent} strokeWidth="5" />
        <path d="M560 84V60M560 84l15 10" stroke={accent} strokeWidth="5" />
        <path d="M550 38h20" stroke={accent} strokeWidth="7" />
        <path d="M560 46a38 38 0 0 1 36 26" stroke={highlight} strokeWidth="7" />
      </g>

      <g strokeLinejoin="round" transform="rotate(-24 150 420)">
        <path d="M78 408h116v22H78z" fill={accent} />
        <path d="M194 408l30 11-30 11z" fill={surface} stroke={accent} strokeWidth="3" />
        <path d="m215 416 9 3-9 3z" fill={accentInk} />
        <path d="M78 408h-14a6 6 0 0 0-6 6v10a6 6 0 0 0 6 6h14z" fill={highlight} />
      </g>
    </svg>
  );
}
