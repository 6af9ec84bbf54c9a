import { createElement, type ComponentProps, type MouseEvent } from 'react';

type Given = ComponentProps<'button'> & { 'data-loading'?: boolean; 'data-disabled'?: boolean };

/** Nor is the form sent whose button it is: Enter in a field presses it. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * The element of a button. While what it began is under way it cannot be pressed again, and says so; it keeps the focus,
 * which a disabled button loses to the page, and with it the bounds of the dialog that it stands in. `component` is not
 * heard beside it: whoever wants a link gives a `renderRoot` of its own.
 */
export function pendingButton({ disabled, ...props }: Given) {
  if (!props['data-loading'] || props['data-disabled'])
    return createElement('button', { ...props, disabled });
  return createElement('button', {
    ...props,
    onClick: refuse,
    'aria-disabled': true,
    'aria-busy': true,
  });
}
