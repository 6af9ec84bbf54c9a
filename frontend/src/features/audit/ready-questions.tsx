import { Button, Group } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type AuditChoice, everything, found, isSameChoice, questions } from './audit-words.ts';
import { SavedViews } from './saved-views.tsx';
import type { SubjectKind } from './public/subject-requests.ts';
import classes from './ready-questions.module.css';

interface ReadyQuestionsProps {
  asked: AuditChoice;
  /** How many looks nothing explains; undefined: not known yet. */
  unexplained?: number;
  onAsk: (choice: Partial<AuditChoice>) => void;
  /** Nobody is chosen whom it is about. `asks`: what is asked once somebody is. */
  onPick: (kind: SubjectKind, asks: Partial<AuditChoice>) => void;
}

/** The questions that are asked most, and which of them is being answered. */
export function ReadyQuestions({ asked, unexplained, onAsk, onPick }: ReadyQuestionsProps) {
  return (
    <Group
      gap="xs"
      mb="sm"
      role="group"
      aria-label="Ready questions"
      data-print="hidden"
      className={classes.ready}
    >
      {questions
        .filter(({ of, ofNobody }) => of === undefined || ofNobody !== undefined || asked[of] !== '')
        .map(({ label, of, ofNobody, asks }) => {
          if (of && asked[of] === '')
            return (
              <Button
                key={label}
                size="xs"
                radius="xl"
                variant="default"
                aria-haspopup="dialog"
                onClick={() => onPick(of, { ...everything, ...asks })}
              >
                {ofNobody}
              </Button>
            );
          const whole = { ...everything, ...(of && { [of]: asked[of] }), ...asks };
          const isAsked = isSameChoice(whole, asked);
          return (
            <Button
              key={label}
              size="xs"
              radius="xl"
              variant={isAsked ? 'light' : 'default'}
              aria-pressed={isAsked}
              onClick={() => onAsk(isAsked ? everything : whole)}
            >
              {label}
              {asks.why === 'none' && unexplained !== undefined && ` (${unexplained})`}
            </Button>
          );
        })}
      {found.map(({ label, rule }) => (
        <ButtonLink key={rule} size="xs" radius="xl" variant="default" to={`/app/alerts?rule=${rule}`}>
          {label}
        </ButtonLink>
      ))}
      <SavedViews asked={asked} onAsk={onAsk} />
    </Group>
  );
}
