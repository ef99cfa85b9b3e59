/**
 * The colours of the light theme. `…Soft` is a tinted fill and `…Ink` the text on it; `on…` is the text on a solid fill. Every
 * colour of the project is defined in this file; `scripts/color-literals.test.ts` refuses one elsewhere.
 */
export const lightColors = {
  bg: '#f7f8f6',
  surface: '#ffffff',
  sunken: '#eef1ef',
  hover: '#f0f4f2',
  float: '#ffffff',
  ink: '#15211f',
  inkSoft: '#435350',
  inkFaint: '#586864',
  line: '#dde4e1',
  lineStrong: '#7b8a86',
  accent: '#0b5f5c',
  accentHover: '#084d4a',
  accentActive: '#063e3c',
  onAccent: '#ffffff',
  accentSoft: '#dcefec',
  accentInk: '#084d4a',
  focus: '#0b7f79',
  highlight: '#a35700',
  highlightSoft: '#fdefcf',
  highlightInk: '#6f3d00',
  success: '#1a7042',
  successSoft: '#dff3e6',
  successInk: '#12512f',
  warning: '#a8480c',
  warningSoft: '#fde9dc',
  warningInk: '#763005',
  danger: '#b3271f',
  dangerHover: '#941d16',
  onDanger: '#ffffff',
  dangerSoft: '#fce6e3',
  dangerInk: '#8a1a14',
  tooltip: '#1d2b28',
  onTooltip: '#f3f7f5',
  violet: '#6a3fb5',
  skillReading: '#1f5fae',
  skillListening: '#6a3fb5',
  skillSpeaking: '#b3315f',
  skillWriting: '#4a6412',
  skillVocab: '#00697f',
  /** Behind a video, in both themes. */
  media: '#000000',
  onMedia: '#ffffff',
  scrim: 'rgb(13 24 22 / 0.45)',
};

/** A colour's name, as `token.color` and the CSS custom properties use it. */
export type ColorName = keyof typeof lightColors;

const isColorName = (name: string): name is ColorName => Object.hasOwn(lightColors, name);

/** Every colour's name, in the order of `lightColors`. */
export const colorNames: readonly ColorName[] = Object.keys(lightColors).filter(isColorName);

/** The colours of the dark theme, under the same names. */
export const darkColors: Record<ColorName, string> = {
  bg: '#0f1514',
  surface: '#161e1c',
  sunken: '#0b100f',
  hover: '#1f2927',
  float: '#1c2624',
  ink: '#e8efec',
  inkSoft: '#b5c2be',
  inkFaint: '#95a39f',
  line: '#2a3633',
  lineStrong: '#71817d',
  accent: '#52c0b5',
  accentHover: '#6fd0c6',
  accentActive: '#8ddcd4',
  onAccent: '#04211f',
  accentSoft: '#133b37',
  accentInk: '#9fe3db',
  focus: '#5fcdc2',
  highlight: '#f0b24a',
  highlightSoft: '#3d2c0c',
  highlightInk: '#f9d690',
  success: '#63c98d',
  successSoft: '#12351f',
  successInk: '#a5e4bd',
  warning: '#f0965a',
  warningSoft: '#41230f',
  warningInk: '#fbc7a3',
  danger: '#f58278',
  dangerHover: '#f99b93',
  onDanger: '#2b0705',
  dangerSoft: '#451714',
  dangerInk: '#fdbdb7',
  tooltip: '#e3ebe8',
  onTooltip: '#14201e',
  violet: '#b79bf2',
  skillReading: '#85b6f7',
  skillListening: '#b79bf2',
  skillSpeaking: '#f491b5',
  skillWriting: '#b4cc6a',
  skillVocab: '#5cc8e2',
  media: '#000000',
  onMedia: '#ffffff',
  scrim: 'rgb(0 0 0 / 0.6)',
};

/** The shadows of what floats above the page. */
export const lightShadows = {
  float: '0 1px 2px rgb(16 32 29 / 0.06),0 8px 24px rgb(16 32 29 / 0.12)',
  dialog: '0 2px 6px rgb(16 32 29 / 0.08),0 24px 64px rgb(16 32 29 / 0.22)',
};

/** The same for the dark theme, where an outline separates a panel from a page that is as dark as its shadow. */
export const darkShadows: typeof lightShadows = {
  float: '0 0 0 1px #2f3c39,0 8px 24px rgb(0 0 0 / 0.5)',
  dialog: '0 0 0 1px #2f3c39,0 24px 64px rgb(0 0 0 / 0.6)',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property that holds a colour: `--rb-color-ink-soft`. */
export const colorProperty = (name: ColorName): `--rb-${string}` => `--rb-color-${kebab(name)}`;

/** The custom property by which a host sets a colour on any element around the provider. */
const hostProperty = (name: ColorName): `--rb-${string}` => `--rb-${kebab(name)}`;

/** Declares every colour of a theme as a custom property: the host's where it set one, in both themes. */
export function colorDeclarations(colors: Record<ColorName, string>): string {
  return colorNames.map((name) => `${colorProperty(name)}:var(${hostProperty(name)},${colors[name]});`).join('');
}
