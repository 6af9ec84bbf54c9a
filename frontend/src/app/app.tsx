import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../lib/session.tsx';
import { createQueryClient } from './query-client.ts';
import { cssVariables, theme } from './theme.ts';

/** Everything around the routes. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [queries] = useState(createQueryClient);
  return (
    // Without transitions in tests: a dialog is there or it is not.
    <MantineProvider
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
