import { Call } from './public/call.tsx';
import { Calls, Section, type Asks } from './section.tsx';

export function DemoCallout({ onDemo }: Asks) {
  return (
    <Section
      deep
      title="Thirty minutes, with a case like yours"
      lead="A demo session takes 30 minutes. Tell us which equipment you document, and we will write that note together. We contact you within 24 hours."
    >
      <Calls>
        <Call look="deep" onClick={onDemo}>
          Request Demo
        </Call>
        <Call look="deep" onClick={onDemo}>
          Q&amp;A
        </Call>
      </Calls>
    </Section>
  );
}
