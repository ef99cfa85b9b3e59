import { expect, it } from 'vitest';
import { baseDeclarations, comfortableDeclarations, darkDeclarations, lightDeclarations, token } from './tokens.ts';

it('refers to a declared custom property with every colour token, in both themes', () => {
  for (const reference of Object.values(token.color)) {
    const property = reference.slice('var('.length, -1);
    expect(lightDeclarations).toContain(`${property}:`);
    expect(darkDeclarations).toContain(`${property}:`);
  }
});

it('keeps the type and spacing scales of the design language', () => {
  expect(Object.keys(token.font)).toEqual(['13', '14', '16', '18', '22', '28', '36']);
  expect(Object.keys(token.space)).toEqual(['4', '8', '12', '16', '24', '32', '48', '64']);
  expect(baseDeclarations).toContain('--rb-font-16:calc(1rem * var(--rb-text-scale,1));');
});

it('takes every colour, font family and radius from an element around, under a name that is no token itself', () => {
  const declarations = `${baseDeclarations}${lightDeclarations}${comfortableDeclarations}`;
  const declared = new Set([...declarations.matchAll(/(--rb-[a-z0-9-]+):/gu)].map(([, name]) => name));
  const tokens = [
    ...Object.values(token.color),
    ...Object.values(token.family),
    token.radius.control,
    token.radius.card,
  ];
  for (const reference of tokens) {
    const property = reference.slice('var('.length, -1);
    const [, host] = new RegExp(`${property}:var\\((--rb-[a-z-]+),`, 'u').exec(declarations) ?? [];
    expect(host, property).toBeDefined();
    expect(declared.has(host), host).toBe(false);
  }
});
