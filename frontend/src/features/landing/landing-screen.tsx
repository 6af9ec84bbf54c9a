import { useEffect, useState } from 'react';
import { Call } from './public/call.tsx';
import { PublicFrame } from './public/public-frame.tsx';
import { About } from './about.tsx';
import { Benefits } from './benefits.tsx';
import { DemoCallout } from './demo-callout.tsx';
import { DemoDialog } from './demo-dialog.tsx';
import { Faq } from './faq.tsx';
import { FeaturesGrid } from './features-grid.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { SecurityHighlight } from './security-highlight.tsx';
import { Testimonials } from './testimonials.tsx';
import { ValueProposition } from './value-proposition.tsx';
import { VideoFeatures } from './video-features.tsx';

const places = [
  ['how-it-works', 'How it works'],
  ['security-highlight', 'Security'],
  ['features', 'Features'],
  ['faq', 'Questions'],
] as const;

/** What a visitor reads first: what the product does and for whom, in the specification's order. */
export function LandingScreen() {
  const [asking, setAsking] = useState(false);
  const onDemo = () => setAsking(true);
  useEffect(() => {
    document.title = 'Vouchwell · Medical necessity notes on your own network';
  }, []);
  return (
    <PublicFrame
      places={places}
      action={<Call onClick={onDemo}>Request Demo</Call>}
      footer={<LandingFooter onDemo={onDemo} />}
    >
      <Hero onDemo={onDemo} />
      <ValueProposition />
      <HowItWorks onDemo={onDemo} />
      <Benefits />
      <SecurityHighlight onDemo={onDemo} />
      <FeaturesGrid onDemo={onDemo} />
      <VideoFeatures onDemo={onDemo} />
      <DemoCallout onDemo={onDemo} />
      <About onDemo={onDemo} />
      <Testimonials />
      <Faq onDemo={onDemo} />
      {asking && <DemoDialog onClose={() => setAsking(false)} />}
    </PublicFrame>
  );
}
