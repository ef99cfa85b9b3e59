import type { ComponentPropsWithRef, ComponentType, JSX } from 'react';

/**
 * The public type of a styled element. Without it, the published types would refer to internal files of styled-components,
 * which `nodenext` resolution cannot reach.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = ComponentType<
  ComponentPropsWithRef<Tag> & { as?: keyof JSX.IntrinsicElements | undefined }
>;
