import { Box, Container } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Header } from './header.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { UnansweredChanges } from './unanswered-changes.tsx';
import { PasswordNotice } from './password-notice.tsx';
import { RecoveryCodesNotice } from './recovery-codes-notice.tsx';

/** The header and the screen below it. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // By a reload or an address that was typed; not by the sign-in, whose button is gone.
  const loaded = useNavigationType() === 'POP';
  const keepsFocus = useRef(loaded);
  // A new screen is announced and read from its top; the first keeps the browser's own focus.
  useEffect(() => {
    if (keepsFocus.current) keepsFocus.current = false;
    // A screen that stays, such as the workflow between its steps, places the focus itself.
    else if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <ModalsProvider>
      {/* Actions stand at the right of every bar; what a message asks to be done again must not lie under it. */}
      <Notifications position="top-center" />
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <LiveUpdates />
      <UnansweredChanges />
      <Header />
      <Box component="main" id="main" ref={main} tabIndex={-1}>
        <Container size={1280} py="lg" px={{ base: 'md', sm: 'lg' }}>
          <PasswordNotice />
          <RecoveryCodesNotice />
          <Outlet />
        </Container>
      </Box>
    </ModalsProvider>
  );
}
