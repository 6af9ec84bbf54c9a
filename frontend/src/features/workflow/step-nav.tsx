import { IconCheck } from '@tabler/icons-react';
import { isStepComplete, isStepReachable, stepLabel, steps, type Step } from '@vouchwell/rules';
import classes from './step-nav.module.css';
import { useWorkflow } from './draft/workflow-context.ts';

/** Six numbered buttons; a step opens only when all earlier ones are complete. */
export function StepNav({ held, onMove }: { held: boolean; onMove: (to: Step) => void }) {
  const { facts, step } = useWorkflow();
  return (
    <nav aria-label="Steps" className={classes.steps}>
      <ol>
        {steps.map((each, index) => {
          const complete = isStepComplete(each, facts);
          const current = each === step;
          return (
            <li key={each}>
              <button
                type="button"
                aria-label={`${index + 1}. ${stepLabel[each]}${complete ? ' (complete)' : ''}`}
                className={classes.step}
                data-complete={complete || undefined}
                aria-current={current ? 'step' : undefined}
                disabled={!current && (held || !isStepReachable(each, facts))}
                onClick={() => onMove(each)}
              >
                <span className={classes.number} aria-hidden>
                  {complete ? <IconCheck size={16} stroke={2.5} /> : index + 1}
                </span>{' '}
                <span className={classes.label} aria-hidden>
                  {stepLabel[each]}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
