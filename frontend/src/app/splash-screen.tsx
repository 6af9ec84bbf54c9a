import { Center, Loader } from '@mantine/core';

/** Only at the very start, while the first screen's file arrives. */
export function SplashScreen() {
  return (
    <Center mih="100vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}
