import { token } from '@rubrica/ui';

/** The illustration beside the login form: an exam paper under a lamp. */
export function DeskIllustration() {
  const { accent, accentInk, highlight, highlightSoft, surface, line, lineStrong, success, successSoft } = token.color;
  return (
    <svg viewBox="0 0 560 460" width="560" height="460" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M388 92 236 214c60 34 176 44 268 14L430 96z" fill={highlightSoft} />
      <path d="M60 404h440" stroke={accentInk} strokeWidth="3" />
      <path d="M470 404V246l-60-140" stroke={accentInk} strokeWidth="7" />
      <path d="M438 404h64" stroke={accentInk} strokeWidth="10" />
      <circle cx="470" cy="246" r="8" fill={accentInk} />
      <path d="M372 96c8-34 44-48 70-30l12 26c-20 14-58 18-82 4z" fill={accent} />
      <path d="M404 96c2 10 16 12 22 2" stroke={highlight} strokeWidth="6" />

      <g transform="rotate(-3 230 280)">
        <rect x="112" y="148" width="236" height="248" rx="10" fill={surface} stroke={line} strokeWidth="2" />
        <path d="M138 182h112" stroke={accent} strokeWidth="8" />
        <path d="M138 208h184M138 224h168M138 240h178M138 256h96" stroke={line} strokeWidth="6" />
        <circle cx="146" cy="290" r="8" fill={successSoft} stroke={success} strokeWidth="3" />
        <path d="m142 290 3 4 6-7" stroke={success} strokeWidth="3" />
        <circle cx="146" cy="318" r="8" stroke={lineStrong} strokeWidth="2.5" />
        <circle cx="146" cy="346" r="8" stroke={lineStrong} strokeWidth="2.5" />
        <path d="M168 290h92M168 318h120M168 346h74" stroke={line} strokeWidth="6" />
        <rect x="262" y="336" width="58" height="20" rx="5" fill={highlightSoft} stroke={highlight} strokeWidth="2.5" />
        <circle cx="312" cy="182" r="23" fill={highlightSoft} stroke={highlight} strokeWidth="3" />
        <path d="M303 183l7 8 13-16" stroke={highlight} strokeWidth="4" />
      </g>

      <g transform="rotate(38 388 330)">
        <rect x="340" y="320" width="92" height="15" rx="3" fill={highlight} />
        <path d="M340 320v15l-20-7.500z" fill={highlightSoft} stroke={highlight} strokeWidth="2" />
        <rect x="424" y="320" width="13" height="15" rx="3" fill={accent} />
      </g>
      <path d="M70 404v-34c0-6 4-10 10-10h24c6 0 10 4 10 10v34z" fill={accent} />
      <path
        d="M82 360c-6-22-2-40 4-56M94 360c2-26 10-42 18-50M90 358c-10-14-22-22-32-24"
        stroke={success}
        strokeWidth="5"
      />
    </svg>
  );
}
