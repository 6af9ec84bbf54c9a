import { demoRoles, demoTypes, organizationTypes, painPoints, teamSizes, timeframes } from '@vouchwell/rules';
import { useId, type ComponentProps } from 'react';
import classes from './demo-dialog.module.css';

/** With a mark at what may be left out: most of it must be there. */
function Label({ of, words, required }: { of: string; words: string; required?: boolean | undefined }) {
  return (
    <label htmlFor={of}>
      {words}
      {!required && <span> (optional)</span>}
    </label>
  );
}

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className={classes.field}>
      <Label of={id} words={label} required={input.required} />
      <input id={id} {...input} />
    </div>
  );
}

interface ChoiceProps extends ComponentProps<'select'> {
  label: string;
  choices: Readonly<Record<string, string>>;
}

function Choice({ label, choices, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <Label of={id} words={label} required={select.required} />
      <select id={id} defaultValue="" {...select}>
        <option value="">{select.required ? 'Please choose' : 'Not said'}</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function PainPoints() {
  return (
    <fieldset className={classes.choices}>
      <legend>
        What troubles you today?<span> (optional)</span>
      </legend>
      {painPoints.map((point) => (
        <label key={point}>
          <input type="checkbox" name="painPoints" value={point} />
          {point}
        </label>
      ))}
    </fieldset>
  );
}

function DemoTypes() {
  return (
    <fieldset className={classes.choices}>
      <legend>Preferred demo type</legend>
      {Object.entries(demoTypes).map(([value, words]) => (
        <label key={value}>
          <input type="radio" name="preferredDemoType" value={value} defaultChecked={value === 'live'} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** The fields of a demo request, checked by the browser itself: what is required, and that an address is one. */
export function DemoFields() {
  const message = useId();
  return (
    <div className={classes.fields}>
      <Field label="First name" name="firstName" required maxLength={100} autoComplete="given-name" />
      <Field label="Last name" name="lastName" required maxLength={100} autoComplete="family-name" />
      <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" maxLength={40} autoComplete="tel" />
      <Field label="Organization name" name="company" required maxLength={200} autoComplete="organization" />
      <Choice label="Role" name="role" required choices={demoRoles} />
      <Choice label="Organization type" name="organizationType" required choices={organizationTypes} />
      <Choice label="Team size" name="teamSize" choices={teamSizes} />
      <Field label="Current solution" name="currentSolution" maxLength={500} autoComplete="off" />
      <Choice label="Timeframe" name="timeframe" choices={timeframes} />
      <PainPoints />
      <DemoTypes />
      <div className={`${classes.field} ${classes.wide}`}>
        <Label of={message} words="Message" />
        <textarea id={message} name="message" rows={3} maxLength={4000} />
      </div>
      {/* Programs fill in what people cannot see. No known name of a field, so that no browser fills it in either. */}
      <div className={classes.unseen} aria-hidden>
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
