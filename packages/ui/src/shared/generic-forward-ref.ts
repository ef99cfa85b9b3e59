import { forwardRef, type ForwardedRef, type ReactNode, type RefAttributes } from 'react';

type GenericForwardRef = <Instance, Props>(
  render: (props: Props, ref: ForwardedRef<Instance>) => ReactNode,
) => (props: Props & RefAttributes<Instance>) => ReactNode;

/** `forwardRef`, which React 18 needs, for a component with type parameters. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- React's own type would fix the type parameters; the function is the same
export const genericForwardRef = forwardRef as GenericForwardRef;
