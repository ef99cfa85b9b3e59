import { expect, it } from 'vitest';
import { baseDeclarations, darkDeclarations, lightDeclarations, token } from './tokens.ts';

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
