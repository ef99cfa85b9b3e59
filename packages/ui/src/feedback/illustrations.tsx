import type { ReactNode } from 'react';
import { token } from '../theme/tokens.ts';

/** A drawing of the library. */
export type IllustrationName = 'tray' | 'search' | 'done' | 'people' | 'offline' | 'locked' | 'broken';

const { color } = token;
const stroke = {
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;
const paper = { ...stroke, fill: color.surface } as const;
const ground = { fill: color.accentSoft } as const;
const highlight = {
  fill: color.highlightSoft,
  stroke: color.highlight,
  strokeWidth: 2,
  strokeLinejoin: 'round',
} as const;

/* Each drawing has a size of 120 × 96 and the same parts: a soft ground, outlined paper, and one highlighted shape. */
const drawings: Record<IllustrationName, ReactNode> = {
  tray: (
    <>
      <path {...paper} d="M36 16h40l10 10v34H36z" />
      <path {...stroke} d="M46 30h22M46 40h30" />
      <path {...paper} d="M22 54h22l6 10h20l6-10h22v22a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z" />
      <path {...highlight} d="M76 16v10h10z" />
    </>
  ),
  search: (
    <>
      <path {...paper} d="M28 18h48v58H28z" />
      <path {...stroke} d="M38 32h28M38 42h20M38 52h14" />
      <circle {...highlight} cx="74" cy="54" r="15" />
      <path {...stroke} d="m85 65 13 13" />
    </>
  ),
  done: (
    <>
      <path {...paper} d="M32 16h56v64H32z" />
      <path {...stroke} d="M44 32h4M56 32h20M44 44h4M56 44h20" />
      <circle {...highlight} cx="76" cy="66" r="16" />
      <path {...stroke} d="m69 66 5 5 9-10" />
    </>
  ),
  people: (
    <>
      <circle {...paper} cx="44" cy="38" r="12" />
      <path {...paper} d="M22 78c0-14 10-22 22-22s22 8 22 22z" />
      <circle {...highlight} cx="80" cy="44" r="10" />
      <path {...paper} d="M64 78c0-11 7-18 16-18s18 7 18 18z" />
    </>
  ),
  offline: (
    <>
      <path {...paper} d="M34 66a15 15 0 0 1 2-30 22 22 0 0 1 42-2 16 16 0 0 1 8 32z" />
      <circle {...highlight} cx="82" cy="66" r="13" />
      <path {...stroke} d="m77 61 10 10m0-10L77 71" />
    </>
  ),
  locked: (
    <>
      <path {...stroke} d="M46 44V32a14 14 0 0 1 28 0v12" />
      <rect {...paper} x="36" y="44" width="48" height="36" rx="6" />
      <circle {...highlight} cx="60" cy="59" r="5" />
      <path {...stroke} d="M60 64v6" />
    </>
  ),
  broken: (
    <>
      <path {...paper} d="M30 16h60v64H30z" />
      <path {...stroke} d="m30 52 12-8 10 10 12-12 12 10 14-8" />
      <path {...stroke} d="M42 28h36" />
      <circle {...highlight} cx="88" cy="72" r="11" />
      <path {...stroke} d="M88 66v6m0 4v.5" />
    </>
  ),
};

/** A decorative picture. Screen readers ignore it. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" focusable="false">
      <ellipse {...ground} cx="60" cy="60" rx="54" ry="32" />
      {drawings[name]}
    </svg>
  );
}
