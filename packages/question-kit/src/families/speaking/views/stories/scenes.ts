const picture = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${inside}</svg>`,
  )}`;

const person = (x: number, y: number, size: number, shirt: string, hair: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-40 190V60q0-40 40-40t40 40v130Z" fill="${shirt}"/><circle cy="-8" r="30" fill="#c99b78"/><path d="M-32-8q-4-36 32-36t32 36q-12-16-32-16t-32 16Z" fill="${hair}"/></g>`;

const fruit = (x: number, colour: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `<circle cx="${x + (at % 6) * 34}" cy="${520 + Math.floor(at / 6) * 26}" r="17" fill="${colour}"/>`,
  ).join('');

const stall = (x: number, colour: string, goods: string) => {
  const stripes = Array.from(
    { length: 6 },
    (_, at) => `<path d="M${x + at * 50} 250h25l-6 110h-25z" fill="${colour}"/>`,
  ).join('');
  return `<path d="M${x - 10} 250h310l-16 110H${x - 26}Z" fill="#f4efe4"/>${stripes}<path d="M${x} 360v250M${x + 270} 360v250" stroke="#6b5540" stroke-width="12"/>${fruit(x + 50, goods)}<path d="M${x - 10} 550h310v90H${x - 10}Z" fill="#8b6a45"/><path d="M${x - 10} 580h310M${x - 10} 612h310" stroke="#6b5033" stroke-width="6"/>`;
};

/** A street market, drawn. */
export const market = picture(
  `<rect width="1200" height="800" fill="#cfe0e6"/><path d="M0 640h1200v160H0Z" fill="#b9ab98"/><path d="M0 140h220v500H0zM980 90h220v550H980z" fill="#c7a583"/><path d="M40 200h50v70H40zM130 200h50v70h-50zM1030 160h50v80h-50zM1120 160h50v80h-50z" fill="#59707a"/>${stall(90, '#b3473f', '#e0912f')}${stall(460, '#2f7a6b', '#c0392b')}${stall(830, '#d0a23c', '#6f9a3b')}${person(420, 470, 1.5, '#3f5f8a', '#2b221d')}${person(560, 480, 1.4, '#8a3f6b', '#8f8a83')}`,
);

/** A kitchen with two who bake, drawn. */
export const kitchen = picture(
  `<rect width="1200" height="800" fill="#efe3cf"/><path d="M0 620h1200v180H0Z" fill="#c8a77e"/><path d="M420 90h360v280H420Z" fill="#bfe0ec"/><path d="M420 270q90-50 180-10t180-20v130H420Z" fill="#7ca36c"/><path d="M420 90h360v280H420ZM600 90v280M420 230h360" fill="none" stroke="#8b6a45" stroke-width="14"/><path d="M60 120h230v14H60zM60 260h230v14H60z" fill="#8b6a45"/><path d="M80 60h40v60H80zM140 76h36v44h-36zM200 66h50v54h-50zM90 206h46v54H90zM160 214h60v46h-60z" fill="#b3643f"/>${person(430, 400, 1.6, '#6a4b7a', '#d9d4cc')}${person(740, 450, 1.25, '#2f7a6b', '#2b221d')}<path d="M220 600h760v40H220Z" fill="#9a7048"/><path d="M260 640h36v160h-36zM904 640h36v160h-36z" fill="#7b5836"/><ellipse cx="580" cy="590" rx="90" ry="26" fill="#f3e2bd"/><ellipse cx="360" cy="590" rx="60" ry="18" fill="#e6c88f"/><ellipse cx="850" cy="590" rx="50" ry="18" fill="#e6c88f"/>`,
);
