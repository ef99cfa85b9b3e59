import { useState } from 'react';
import {
  colorNames,
  colorProperty,
  darkColors,
  lightColors,
  type ColorName,
} from '../../packages/ui/src/theme/colors.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { fontSizes, spaces } from '../../packages/ui/src/theme/tokens.ts';
import './docs-style.ts';

/** What a colour is measured against: the fill that it stands on, or the surface of a page. */
function backgroundOf(name: ColorName): ColorName {
  const fill = /^on([A-Z]\w*)$/u.exec(name)?.[1] ?? '';
  const onFill = colorNames.find((other) => other.toLowerCase() === fill.toLowerCase());
  const soft = colorNames.find((other) => other === name.replace(/Ink$/u, 'Soft') && other !== name);
  return onFill ?? soft ?? 'surface';
}

const isMeasured = (name: ColorName) =>
  lightColors[name].startsWith('#') &&
  (name === 'inkSoft' || !/^(?:bg|surface|sunken|hover|float|media|tooltip|line)$|Soft$/u.test(name));

const ratio = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function ratioOf(name: ColorName, colors: Readonly<Record<ColorName, string>>): string {
  return isMeasured(name) ? `${ratio.format(contrast(colors[name], colors[backgroundOf(name)]))} : 1` : '–';
}

/** Every colour with its values, its contrast in both themes, and a button that copies its name. */
export function ColorTable() {
  return (
    <Table head={['Colour', 'Name', 'Light', 'Dark', 'Measured on', 'Contrast, light', 'Contrast, dark', 'Copy']}>
      {colorNames.map((name) => (
        <tr key={name}>
          <td>
            <Swatch color={lightColors[name]} />
            <Swatch color={darkColors[name]} />
          </td>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <code>{lightColors[name]}</code>
          </td>
          <td>
            <code>{darkColors[name]}</code>
          </td>
          <td>{isMeasured(name) ? <code>{backgroundOf(name)}</code> : '–'}</td>
          <td>{ratioOf(name, lightColors)}</td>
          <td>{ratioOf(name, darkColors)}</td>
          <td>
            <Copy text={`var(${colorProperty(name)})`} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const others = [
  ['family.sans', 'Inter; Noto Sans Arabic', '--rb-family-sans'],
  ['family.serif', 'Source Serif 4; Noto Sans Arabic. For passages', '--rb-family-serif'],
  ['family.mono', 'Red Hat Mono; Noto Sans Arabic. For code and paths', '--rb-family-mono'],
  ['radius.control', '6 px', '--rb-radius-control'],
  ['radius.card', '12 px', '--rb-radius-card'],
  ['shadow.float', 'Below what floats: menus, toasts', '--rb-shadow-float'],
  ['shadow.dialog', 'Below dialogs', '--rb-shadow-dialog'],
  ['motion.fast', '120 ms; 0 with reduced motion', '--rb-motion-fast'],
  ['motion.slow', '200 ms; 0 with reduced motion', '--rb-motion-slow'],
  ['density.control', '44 px; 36 px in compact density, 44 px to touch', '--rb-control'],
  ['density.row', '56 px; 40 px in compact density, 52 px to touch', '--rb-row'],
] as const;

/** The steps of type and space, and the other sizes. */
export function ScaleTable() {
  return (
    <Table head={['Step', 'Value', 'Copy']}>
      {fontSizes.map((size) => (
        <tr key={`font-${size}`}>
          <th scope="row">
            <code>{`font.${size}`}</code>
          </th>
          <td>{size} px at a text size of 100 %</td>
          <td>
            <Copy text={`var(--rb-font-${size})`} />
          </td>
        </tr>
      ))}
      {spaces.map((space) => (
        <tr key={`space-${space}`}>
          <th scope="row">
            <code>{`space.${space}`}</code>
          </th>
          <td>{space} px</td>
          <td>
            <Copy text={`var(--rb-space-${space})`} />
          </td>
        </tr>
      ))}
      {others.map(([name, value, property]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{value}</td>
          <td>
            <Copy text={`var(${property})`} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Table({ head, children }: { head: readonly string[]; children: React.ReactNode }) {
  return (
    <div className="rb-sheet sb-unstyled">
      <table className="rb-tokens">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const Swatch = ({ color }: { color: string }) => <span className="rb-tokens-swatch" style={{ background: color }} />;

function Copy({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
