/** Applies on the screen what the page has for paper alone. Returns what ends that. */
export function asPrinted(): () => void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === 'print');
  for (const { media } of rules) media.mediaText = 'all';
  return () => {
    for (const { media } of rules) media.mediaText = 'print';
  };
}
