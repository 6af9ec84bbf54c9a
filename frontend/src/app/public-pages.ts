import type { ComponentType } from 'react';

/** The pages that need nobody to be signed in, and stand without the application around them. */
export const publicPages = {
  '/': async (): Promise<ComponentType> =>
    (await import('../features/landing/landing-screen.tsx')).LandingScreen,
  '/privacy': async (): Promise<ComponentType> =>
    (await import('../features/privacy/privacy-screen.tsx')).PrivacyScreen,
  '/verify': async (): Promise<ComponentType> =>
    (await import('../features/verify/verify-screen.tsx')).VerifyScreen,
} as const;

export type PublicPath = keyof typeof publicPages;
