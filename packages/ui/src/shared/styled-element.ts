import type { ComponentPropsWithRef, ComponentType, JSX } from 'react';

/**
 * A styled element as others see it. Without it, published types would name files inside styled-components, which
 * `nodenext` does not let them reach.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = ComponentType<
  ComponentPropsWithRef<Tag> & { as?: keyof JSX.IntrinsicElements | undefined }
>;
