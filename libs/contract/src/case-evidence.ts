import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import {
  type CaseEncounter,
  type CaseEvidence,
  type CoverageFacts,
  type Delivered,
  type EncounterKind,
  encounterKinds,
  type EncounterRole,
  encounterRoles,
  EVIDENCE_MOST,
  type NeededQuestion,
  type SignedReadiness,
  type Standing,
} from '@vouchwell/rules';
import { Identifier, IsCalendarDay, Optional, OptionalText, RequiredText, TidyList } from './fields.ts';
import { Type } from './filled.ts';

/** Texts of a list: as many, each so long at the most. */
function ShortTexts(label: string, many: number, long: number): PropertyDecorator {
  const fits = (value: unknown) => typeof value === 'string' && value.length <= long;
  const message = `${label} must be a list of at most ${many} texts of at most ${long} characters.`;
  const validate = (value: unknown) => Array.isArray(value) && value.length <= many && value.every(fits);
  return ValidateBy({ name: 'shortTexts', validator: { validate, defaultMessage: () => message } });
}

export class EncounterRequest {
  /** Of one that the case has; left out: it is new. */
  @Optional()
  @Identifier('id must be the number of an encounter.')
  id?: number;

  @IsCalendarDay('The encounter’s date')
  date!: string;

  @IsIn(encounterKinds, { message: `kind must be one of ${encounterKinds.join(', ')}.` })
  kind!: EncounterKind;

  @IsIn(encounterRoles, { message: `role must be one of ${encounterRoles.join(', ')}.` })
  role!: EncounterRole;

  @RequiredText('Who held the encounter', 200)
  who!: string;

  /** Diagnoses by code, or words. */
  @Optional()
  @ShortTexts('conditions', 30, 200)
  @TidyList()
  conditions?: string[];

  @OptionalText('Findings', 4_000, { lines: 'many' })
  findings?: string;

  @Optional()
  @IsBoolean({ message: 'signed must be true or false.' })
  signed?: boolean;
}

/** PUT /cases/{id}/encounters: the whole list. */
export class EncountersRequest {
  @ArrayMaxSize(EVIDENCE_MOST.encounters, {
    message: `A case can hold at most ${EVIDENCE_MOST.encounters} encounters.`,
  })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of encounters must be an object.' })
  @Type(() => EncounterRequest)
  @IsArray({ message: 'encounters must be a list.' })
  encounters!: EncounterRequest[];
}

export class GivenAnswerRequest {
  /** As its question asks: true or false, a number, a day, an option, a list of options, or words. */
  @ValidateBy({
    name: 'isAnswer',
    validator: {
      validate: (value: unknown) =>
        ['boolean', 'number', 'string'].includes(typeof value) || Array.isArray(value),
      defaultMessage: () => 'value must be yes or no, a number, a text, or a list of options.',
    },
  })
  value!: unknown;

  /** Of a number, where it is not in the question’s own. */
  @OptionalText('Unit', 20)
  unit?: string;

  /** Whose record shows it; left out: it is stated. */
  @Optional()
  @Identifier('encounter must be the number of an encounter.')
  encounter?: number;
}

/** PUT /cases/{id}/answers: all that is answered to one question; an empty list takes it back. */
export class AnswerRequest {
  @RequiredText('The question', 100)
  fact!: string;

  /** Of which item it is asked: its name, with its count from the second of that name on, such as `Gel cushion (2)`. */
  @OptionalText('Item', 220)
  item?: string;

  @ArrayMaxSize(EVIDENCE_MOST.answers, {
    message: `A question can have at most ${EVIDENCE_MOST.answers} answers.`,
  })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of answers must be an object.' })
  @Type(() => GivenAnswerRequest)
  @IsArray({ message: 'answers must be a list.' })
  answers!: GivenAnswerRequest[];
}

/** Such as the body part that a garment is for, where limits are counted by it. */
export class DeliveredOfRequest {
  @RequiredText('fact', 100)
  fact!: string;

  @RequiredText('value', 100)
  value!: string;
}

export class EarlierDeliveryRequest {
  @RequiredText('HCPCS code', 10)
  hcpcs!: string;

  @Max(100_000, { message: 'Units can be at most 100000.' })
  @Min(1, { message: 'Units must be a whole number of at least 1.' })
  @IsInt({ message: 'Units must be a whole number of at least 1.' })
  units!: number;

  @IsCalendarDay('The day of the delivery')
  day!: string;

  @Optional()
  @ArrayMaxSize(5, { message: 'of can have at most 5 entries.' })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of of must be an object.' })
  @Type(() => DeliveredOfRequest)
  @IsArray({ message: 'of must be a list.' })
  of?: DeliveredOfRequest[];
}

/** PUT /cases/{id}/deliveries: what the patient had before, as a whole list. */
export class DeliveriesRequest {
  @ArrayMaxSize(EVIDENCE_MOST.delivered, {
    message: `A case can hold at most ${EVIDENCE_MOST.delivered} earlier deliveries.`,
  })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of delivered must be an object.' })
  @Type(() => EarlierDeliveryRequest)
  @IsArray({ message: 'delivered must be a list.' })
  delivered!: EarlierDeliveryRequest[];
}

/** A visit of the same patient that another case holds; it can be taken over. */
export interface EarlierVisit extends Omit<CaseEncounter, 'id'> {
  case_id: number;
}

/** What another case of the same patient says was delivered; it can be taken over. */
export interface CaseDelivery extends Delivered {
  case_id: number;
}

/** GET /cases/{id}/evidence */
export interface CaseEvidenceResponse extends CaseEvidence {
  case_id: number;
  /** The case’s. Send it back as If-Match to be told of a change made meanwhile. */
  revision: number;
  /** Newest first, of the cases that whoever asks may open. Left out in what a refused change answers. */
  earlier?: readonly EarlierVisit[];
  /** Likewise what those cases say was delivered. */
  had?: readonly CaseDelivery[];
}

/**
 * GET /cases/{id}/readiness: how the case stands against the published rules of its payer; of a signed one, how it
 * stood. It states sources and dates and promises no payment.
 */
export interface CaseReadinessResponse {
  case_id: number;
  revision: number;
  /** The worst of the findings. Null: no payer is known, or none was when it was signed. */
  standing: Standing | null;
  readiness: SignedReadiness | null;
  /** What the case’s items and payer need. */
  questions: readonly NeededQuestion[];
  /** What its note may say by the evidence, which its check reads beside the case: the argument and the answers. */
  told: readonly string[];
  /** The visits, with what was found there. */
  seen: readonly string[];
  /** Of what is told the answers alone, each a fact that the note may state. */
  answered: readonly string[];
  /** The day of the newest signed order, which counts whatever was answered; null: none is signed. */
  ordered: string | null;
  /** By what an unsigned case is held against the rules; null: it is signed. */
  judged: JudgedBy | null;
}

/** With it a screen says how a case would stand by an answer that is still being typed. */
export interface JudgedBy {
  facts: CoverageFacts;
  /** The site’s, `YYYY-MM-DD`. */
  day: string;
  /** Which rules: those of GET /rule-packs that bear the same. */
  rules: string;
}
