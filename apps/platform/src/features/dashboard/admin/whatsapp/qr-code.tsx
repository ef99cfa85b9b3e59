import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { qrPath } from './qr-path.ts';

/** Modules of light around the symbol, which readers need. */
const quietZone = 4;
/** The widest that fits into the dialog on a narrow phone. */
const maxWidthPx = 280;

/** Dark on light in every theme: cameras read no other. */
const Symbol = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  margin-inline: auto;
  border-radius: 8px;
  background: #fff;
  color: #000;
  forced-color-adjust: none;
`;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const symbol = generate(text, { minCorrectionLevel: correction.L });
    return { path: qrPath({ size: symbol.size, get: (x, y) => symbol.get(x, y) }), size: symbol.size };
  }, [text]);
  const width = size + 2 * quietZone;
  // Modules of whole pixels are all of one width.
  const widthPx = width * Math.max(2, Math.floor(maxWidthPx / width));
  return (
    <Symbol
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`}
      width={widthPx}
      height={widthPx}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Symbol>
  );
}
