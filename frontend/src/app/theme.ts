import {
  createTheme,
  type Autocomplete,
  type ComboboxEmpty,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeComponent,
  type Modal,
  type Notification,
  type Select,
  type TagsInput,
  type Tooltip,
} from '@mantine/core';
import { pendingButton } from '../ui/keyboard/pending-button.tsx';

/**
 * What a component's own `extend` would take. It hands back what it is given; to call it, though, the sign-in would
 * load every component that is named here, a fifth of its script.
 */
type Extended<Component extends { extend: (input: never) => MantineThemeComponent }> = Parameters<
  Component['extend']
>[0];

/** The one accent, a deep teal; shade 7 carries white text at 5.5:1. */
const accent: MantineColorsTuple = [
  '#effaf8',
  '#d5f0eb',
  '#a8ded6',
  '#76c9be',
  '#45b1a5',
  '#23968a',
  '#14857a',
  '#0f766e',
  '#0c5f59',
  '#0a4b47',
];

/** The list box itself scrolls, as its keys do: a scrolling part within it would have no key of its own. */
const choosing = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: 'auto' }, option: { overflowWrap: 'anywhere' } },
} as const;

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 7 },
  colors: { accent },
  black: '#1b1f23',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  // 14 and 15 px for what is read, 13 px for what stands beside it.
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.5rem' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { renderRoot: pendingButton } },
    ActionIcon: { defaultProps: { renderRoot: pendingButton } },
    // A list box holds options alone [WAI-ARIA 1.2, listbox]; that it is empty is said by one that cannot be chosen.
    ComboboxEmpty: {
      defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
    } satisfies Extended<typeof ComboboxEmpty>,
    Select: choosing satisfies Extended<typeof Select>,
    Autocomplete: choosing satisfies Extended<typeof Autocomplete>,
    TagsInput: choosing satisfies Extended<typeof TagsInput>,
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        // A dialog's heading line is not the page's banner.
        attributes: { header: { role: 'presentation' } },
      },
      styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 650, lineHeight: 1.4 } },
    } satisfies Extended<typeof Modal>,
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close this message' } },
    } satisfies Extended<typeof Notification>,
    Tooltip: { defaultProps: { openDelay: 300, multiline: true } } satisfies Extended<typeof Tooltip>,
  },
});

interface StateColours {
  ground: string;
  word: string;
}

type State = 'green' | 'yellow' | 'red' | 'blue' | 'gray' | 'accent';

/** States as badges and panels show them; each word at least 6:1 on its ground. */
const states: Record<'light' | 'dark', Record<State, StateColours>> = {
  light: {
    green: { ground: '#dcf3e1', word: '#1b5e2b' },
    yellow: { ground: '#fdf0cc', word: '#6f4600' },
    red: { ground: '#fde5e5', word: '#9b1c1c' },
    blue: { ground: '#e0eefb', word: '#114c86' },
    gray: { ground: '#eceef0', word: '#3f464d' },
    accent: { ground: '#d9f1ed', word: '#0a4b47' },
  },
  dark: {
    green: { ground: '#17351f', word: '#a9e2b6' },
    yellow: { ground: '#3d2e0d', word: '#f5d58c' },
    red: { ground: '#43201f', word: '#ffb9b5' },
    blue: { ground: '#16304c', word: '#add2f7' },
    gray: { ground: '#353a3e', word: '#d5d9dd' },
    accent: { ground: '#113a37', word: '#9fe0d7' },
  },
};

function stateVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const pairs = Object.entries(states[scheme]).flatMap(([name, { ground, word }]) => [
    [`--mantine-color-${name}-light`, ground],
    [`--mantine-color-${name}-light-color`, word],
    [`--mantine-color-${name}-text`, word],
  ]);
  return {
    ...(Object.fromEntries(pairs) as Record<string, string>),
    '--mantine-color-red-filled': '#c42b2b',
    '--mantine-color-red-filled-hover': '#a92222',
  };
}

/** Mantine's secondary greys and reds lie under 4.5:1; these do not, on the page and on a card. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...stateVariables('light'),
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#59616b',
    '--mantine-color-placeholder': '#6a727c',
    '--mantine-color-error': '#c22525',
    '--mantine-color-default-border': '#c9ced4',
    '--vw-line': '#e2e5e9',
  },
  dark: {
    ...stateVariables('dark'),
    '--mantine-color-body': '#1f2224',
    '--mantine-color-text': '#d5d9dd',
    '--mantine-color-dimmed': '#a3abb3',
    '--mantine-color-placeholder': '#99a1a9',
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-default': '#282b2e',
    '--mantine-color-default-hover': '#313538',
    '--mantine-color-default-border': '#4a5056',
    '--vw-line': '#363b3f',
  },
});
