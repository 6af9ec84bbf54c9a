import type { FactValue } from '@vouchwell/rules';

type Answers = Readonly<Record<string, FactValue>>;

/** What the record of a visit, and the papers, say of a case of one kind. */
export interface SampleAnswers {
  /** Findings that the record of the visit shows. */
  readonly shown?: Answers;
  /** What whoever knows may answer. */
  readonly told?: Answers;
  /** Answered of each item by itself. */
  readonly ofItems?: Answers;
  /** What one of the criteria does not allow. */
  readonly against?: { readonly shown?: Answers; readonly told?: Answers };
}

const limited: Answers = { 'mradl.which': ['toileting', 'bathing'], 'mradl.how': ['unsafe'] };

/** By the HCPCS code of the first item. */
export const sampleAnswers: Readonly<Record<string, SampleAnswers>> = {
  // Briefs and underpads of one month.
  T4523: {
    shown: {
      ...{ 'inc.type': 'mixed', 'inc.cause': 'Weakness of the pelvic floor since a stroke' },
      ...{ 'inc.underpads_more': true, 'inc.day': 6, 'inc.night': 4 },
    },
  },
  T4522: {
    shown: {
      ...{ 'inc.type': 'functional', 'inc.cause': 'Hemiparesis since a stroke' },
      ...{ 'inc.day': 10, 'inc.night': 4 },
    },
    told: { 'pa.decision': 'affirmed' },
  },
  // Blood glucose monitoring.
  E0607: {
    shown: { 'dm.insulin': true, 'bgm.log': true },
    told: { 'bgm.trained': true, 'bgm.per_day': 4 },
    ofItems: { same_similar: false },
    // Without insulin 100 strips are the limit.
    against: { shown: { 'dm.insulin': false, 'bgm.log': false } },
  },
  // Continuous glucose monitoring.
  E2103: {
    shown: {
      ...{ 'dm.treatment': 'Basal insulin once and mealtime insulin three times a day', 'dm.insulin': true },
      ...{ 'cgm.control': 'Lows at night, most mornings high', 'cgm.on_label': true, 'cgm.adherent': true },
    },
    told: { 'cgm.trained': true, 'cgm.display': 'receiver' },
    ofItems: { same_similar: false },
    against: { told: { 'cgm.display': 'phone_only' } },
  },
  // Shoes for people with diabetes.
  A5500: {
    shown: { 'foot.condition': ['ulcer', 'neuropathy_callus'] },
    told: { 'foot.examiner': 'certifier', 'cert.role': 'physician' },
    against: { shown: { 'foot.condition': ['neuropathy_alone'] } },
  },
  // Stockings for lymphedema.
  A6552: {
    shown: { 'lym.purpose': true },
    ofItems: { 'lym.part': 'right_leg', 'lym.custom': false },
    against: { shown: { 'lym.purpose': false } },
  },
  // A wrap for a venous ulcer.
  A6545: {
    shown: {
      ...{ 'ulcer.open': true, 'ulcer.cause': 'venous', 'ulcer.size': '2 by 3 cm, 4 mm deep, moist' },
      'ulcer.debrided': true,
    },
    ofItems: { side: 'right' },
    against: { shown: { 'ulcer.open': false } },
  },
  // Walkers.
  E0143: {
    shown: { ...limited, 'aid.safe': true, 'aid.resolves': true },
    ofItems: { same_similar: false },
    against: { shown: { 'aid.safe': false } },
  },
  // Wheelchairs.
  K0001: {
    shown: {
      ...limited,
      ...{ 'cane_walker.why_not': 'distance', 'home.fits': true },
      ...{ 'chair.where': 'home', 'chair.improves': true },
      ...{ 'chair.unwilling': false, 'propel.self': true },
    },
    ofItems: { same_similar: false },
    against: { shown: { 'cane_walker.why_not': 'none' } },
  },
};
