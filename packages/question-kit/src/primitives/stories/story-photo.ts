const boat = (x: number, y: number, size: number, hull: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-70 0H70L48 34H-48Z" fill="${hull}"/><path d="M-6-110h8V0h-8z" fill="#4a3728"/><path d="M6-104 50-14H6Z" fill="#e9e2d2" opacity=".85"/><circle cx="-30" cy="14" r="5" fill="#f0d9a0"/></g>`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#51657f"/><stop offset=".6" stop-color="#d99a6c"/><stop offset="1" stop-color="#f2c48d"/></linearGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c98f6c"/><stop offset=".35" stop-color="#4d7180"/><stop offset="1" stop-color="#27414f"/></linearGradient>
  </defs>
  <rect width="1200" height="440" fill="url(#sky)"/>
  <circle cx="620" cy="372" r="46" fill="#ffe2a6"/>
  <path d="M40 120q60-50 130-20t140-8q60 10 30 42t-120 18-130 8-50-40z" fill="#3d4c60" opacity=".8"/>
  <path d="M0 440V330q160-80 330-10t290 96q200-150 360-96t220 40v80Z" fill="#3f4f4c"/>
  <rect y="436" width="1200" height="364" fill="url(#sea)"/>
  <path d="M540 470h160M520 500h200M560 540h130M500 590h230" stroke="#ffe2a6" stroke-width="5" opacity=".45"/>
  ${boat(300, 520, 0.9, '#7d2f2a')}${boat(520, 560, 1.15, '#2f5d62')}${boat(900, 500, 0.7, '#8a6a2f')}
  <path d="M700 800V690h500v110Z" fill="#5b4636"/><path d="M700 690h500v16H700z" fill="#75604a"/>
  <path d="M760 706v94M880 706v94M1000 706v94M1120 706v94" stroke="#3c2d22" stroke-width="18"/>
  <path d="M1040 690V470h10v220z" fill="#20262b"/><circle cx="1045" cy="455" r="60" fill="#ffd98a" opacity=".35"/><circle cx="1045" cy="455" r="18" fill="#fff1c9"/>
  <path d="M786 690v-34q0-14 12-14t12 14v34z" fill="#1f2a33"/><circle cx="798" cy="630" r="11" fill="#caa184"/>
  <g transform="translate(948 668)"><rect width="36" height="22" fill="#8a7358"/><text x="18" y="15" font-family="sans-serif" font-size="9" text-anchor="middle" fill="#2a1f14">N 7</text></g>
</svg>`;

/** A harbour in the evening, drawn; with a number on a crate that is read only from close by. */
export const storyPhoto = `data:image/svg+xml,${encodeURIComponent(svg)}`;
