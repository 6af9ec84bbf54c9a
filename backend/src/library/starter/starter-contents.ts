import type { ContentCategory, ContentType } from '@vouchwell/contract';
import type { ContentDetails } from '../contents/library.events.ts';

/**
 * What a new site begins with, written for this product. Policies are named as the source of each rule; a
 * site checks them against their current text before a payer relies on them. All patients are invented.
 */
export const starterContents: readonly ContentDetails[] = [
  starter('system_prompt', 'general', 'How this site writes medical necessity letters', {
    tags: ['style', 'tone'],
    content: `You help a clinician or an equipment supplier write a letter of medical necessity for durable medical equipment. Write plainly and in the third person, for a medical reviewer who has a few minutes: what the patient has, what it keeps him or her from doing, what is ordered, and why this item in this quantity answers that need.

Every clinical statement comes from the case. Where a policy asks for a fact that the case does not hold, leave a mark in square brackets that says what to add and where it is usually found. Never soften a missing fact into a likely one.

Name diagnoses and items in the words of the case; the letter's tables list them with their codes and quantities. Name the coverage policy you rely on. Do not promise payment, do not argue with the payer, and do not praise the product. A clinician reads, corrects and signs the letter; it is one part of the record and never replaces the visit it refers to.`,
  }),
  starter('instruction', 'general', 'What every letter must tie together', {
    tags: ['documentation', 'order', 'encounter'],
    content: `A letter, an order or a supplier's statement alone is not sufficient documentation; the record of a dated encounter must corroborate it. So name the visit: its date, who saw the patient, and the findings that support the item. Mark the date for the reviewer where the case lacks it.

The standard written order holds the patient's name or Medicare Beneficiary Identifier, the order date, a general description of the item, the quantity where one applies, the treating practitioner's name or NPI, and the signature. Accessories that are billed apart are listed apart. Use the same quantities in the letter as in the order.

For supplies that are used continuously, say that the need goes on and when it was last confirmed; unless a policy says otherwise, an order or progress note within the last 12 months shows it. A quantity above the usual limit needs its own reason, taken from the record.

Source: CMS Program Integrity Manual, chapter 5, section 5.9.`,
  }),
  starter('sample_note', 'general', 'Sample: wheeled walker for unsteady gait', {
    subcategory: 'mobility',
    tags: ['walker', 'mobility', 'example'],
    quality_score: 4,
    content: `Edwin Farrow (invented), 78 years old, has Parkinson's disease without dyskinesia and is unsteady on his feet; a wheeled walker is ordered. He was seen on September 9, 2026. His gait is short-stepped and unsteady. At home he cannot walk from the bedroom to the bathroom without holding on to furniture, and he has fallen twice in three months on the way. This limits toileting, bathing and dressing in the customary rooms of his home. A cane was tried at the visit and did not give enough support, because he needs both hands steadied. With a wheeled walker he walked 60 feet safely, turned without help, and used the hand brakes correctly. The walker resolves the limitation in his home; he does not need a wheelchair there.

The coverage criteria relied on are those of LCD L33791 for walkers: a mobility limitation in daily activities at home, safe use, and a device that resolves it.`,
  }),
  starter('instruction', 'incontinence', 'What an incontinence letter must say', {
    subcategory: 'coverage',
    tags: ['briefs', 'underpads', 'Medicaid', 'quantity'],
    content: `State the type of incontinence, its cause, and how often it happens. Codes for urinary incontinence (N39.- or R32) and for fecal incontinence (R15.-) name the symptom; pair them with the condition that causes it, such as a stroke, dementia or an injury of the spinal cord, when the case lists one. Ask for the cause in brackets when it does not.

Derive the quantity from use: changes by day, changes by night, times the days of the month. Say who changes the products, and describe the skin only as the record does. Name the size, because the wrong size leaks and is reordered.

Limits are set by state Medicaid programs and differ: for briefs 200 a month in Oregon and 250 in New York are known examples, for underpads 100 to 150 is usual. Above the limit of the payer, give the recorded reason for every additional change.

Source: the policy of the patient's state Medicaid program; HCPCS codes T4521 to T4545.`,
  }),
  starter('sample_note', 'incontinence', 'Sample: briefs and underpads after a stroke', {
    subcategory: 'urinary',
    tags: ['briefs', 'underpads', 'stroke', 'example'],
    quality_score: 4.5,
    content: `Lorraine Petrie (invented), 81 years old, has mixed incontinence, and hemiplegia of her dominant right side after a cerebral infarction; adult briefs and underpads are ordered. She was seen on October 6, 2026. Since her stroke she feels urgency too late to reach the toilet, transfers only with the help of her daughter, and also leaks when she is moved. The voiding diary of seven days shows four wet briefs by day and two at night, which is six changes a day and 180 a month. Timed toileting every two hours was tried for six weeks and reduced daytime leakage from five changes to four. Underpads protect the mattress and the transfer chair, three to four changes a day. Her skin was intact at the visit. The need is expected to last; it will be confirmed again within 12 months.

Quantities lie within the monthly limits of her state Medicaid program.`,
  }),
  starter('instruction', 'cgm', 'What a continuous glucose monitor letter must say', {
    subcategory: 'coverage',
    tags: ['CGM', 'insulin', 'hypoglycemia', 'visit'],
    content: `Show each criterion in a sentence of its own, so that a reviewer can tick it.

1. The patient has diabetes; name the code (E08 to E13, or gestational diabetes where it is covered).
2. The patient or a caregiver has been trained to use the device as prescribed.
3. The device is prescribed within its FDA indication.
4. The patient is treated with insulin, or has problematic hypoglycemia: recurrent level 2 events in spite of attempts to adjust treatment, or one level 3 event that needed another person's help. Give dates and values only as recorded.
5. A visit within six months before the order evaluated the control of diabetes and these criteria. Give its date.

For continued supplies, name the follow-up visit; one every six months is expected. The commonest reasons for denial are missing records, no visit within six months, and use above the allowance.

Source: LCD L33822 and article A52464; HCPCS E2103 with A4239, E2102 with A4238.`,
  }),
  starter('sample_note', 'cgm', 'Sample: continuous glucose monitor with insulin', {
    subcategory: 'insulin-treated',
    tags: ['CGM', 'insulin', 'type 1', 'example'],
    quality_score: 4.5,
    content: `Devon Achterberg (invented), 43 years old, has type 1 diabetes mellitus with hypoglycemia and with hyperglycemia; a receiver for a non-adjunctive continuous glucose monitor and its monthly supplies are ordered. He was seen on August 20, 2026, within six months before this order, to evaluate the control of his diabetes. He injects insulin four times a day. His log shows values below 54 mg/dL on three nights in July without waking symptoms, although his evening dose had been lowered twice. His fasting values range from 62 to 240 mg/dL, so fingersticks alone do not show which way his glucose moves. He completed training with the sensor at the visit and repeated its steps without help. The device is prescribed within its FDA indication. A follow-up visit is planned within six months.

These are the criteria of LCD L33822: diabetes, training, indication, insulin treatment and a timely visit.`,
  }),
  starter('instruction', 'diabetic_shoes', 'What a diabetic shoe letter must say', {
    subcategory: 'coverage',
    tags: ['shoes', 'inserts', 'foot examination', 'certification'],
    content: `Name the diabetes (E08 to E13) and at least one of the six qualifying foot conditions, on the foot where it was found: amputation of all or part of a foot, previous ulceration, pre-ulcerative callus, peripheral neuropathy with callus formation, deformity, or poor circulation. Describe the finding as the foot examination does. "Diabetic feet" is not a finding.

Give the dates in their order. The certifying physician, an MD or DO who manages the diabetes, sees the patient within six months before delivery and signs the certifying statement within three months before delivery, after that visit. State that the patient is treated under a comprehensive plan of diabetic care, where the record says so. The supplier fits the shoes in person.

Usual quantity: one pair of shoes a year with their inserts. The commonest denials are a missing foot examination and a statement that is older than the visit.

Source: LCD L33369 and article A52501; HCPCS A5500, A5501, A5512 to A5514.`,
  }),
  starter('sample_note', 'diabetic_shoes', 'Sample: depth shoes after a foot ulcer', {
    subcategory: 'previous ulceration',
    tags: ['shoes', 'inserts', 'neuropathy', 'example'],
    quality_score: 4,
    content: `Rosalind Keough (invented), 66 years old, has type 2 diabetes mellitus with diabetic polyneuropathy and a history of diabetic foot ulcer; depth-inlay shoes with custom molded inserts are ordered. Dr. Imani Sorrell, MD, who manages Ms. Keough's diabetes under a comprehensive plan of care, saw her on July 14, 2026. The foot examination found loss of protective sensation to the monofilament at both forefeet, callus under the first metatarsal head on the right, and the scar of an ulcer at that place which healed in March 2026. She qualifies by previous ulceration and by neuropathy with callus formation. Her present shoes press on the scar; an in-depth shoe with a molded insert takes the load off it. Dr. Sorrell signed the certifying statement on July 21, 2026, after the visit. The shoes will be fitted in person.

The criteria are those of LCD L33369. No other pair was supplied this year.`,
  }),
  starter('instruction', 'compression', 'What a compression letter must say', {
    subcategory: 'coverage',
    tags: ['venous ulcer', 'lymphedema', 'garments', 'quantity'],
    content: `First decide which benefit applies, because the evidence differs.

Venous ulcer: stockings of 30 mmHg or more (A6531, A6532) or a non-elastic wrap (A6545), billed with modifier AW, are covered for an open venous stasis ulcer. Describe the ulcer from a dated examination: place, size, drainage, and that it is open. A healed ulcer, or swelling without one, is the commonest denial. Code the venous disease (I83.0- or I87.-) together with the ulcer (L97.-).

Lymphedema: since 2024 the Lymphedema Treatment Act covers garments for I89.0, I97.2, I97.89 and Q82.0. State the diagnosis, the body part and side, the compression class, and whether the garment is standard or custom. The limits are three daytime garments in six months and two night-time garments in two years for each body part. Another diagnosis, such as general edema, does not qualify.

Source: LCD L33831 and article A54563; Lymphedema Treatment Act, codes in the range A6515 to A6611.`,
  }),
  starter('sample_note', 'compression', 'Sample: compression wrap for an open venous ulcer', {
    subcategory: 'venous ulcer',
    tags: ['venous ulcer', 'wrap', 'example'],
    quality_score: 4,
    content: `Thaddeus Marlowe (invented), 72 years old, has varicose veins of the right lower extremity with an ulcer of the calf limited to breakdown of the skin; a non-elastic compression wrap for the right leg, below the knee and of 30 to 50 mmHg, is ordered. He was examined on October 1, 2026. On the inner side of the right calf lies an open venous stasis ulcer of 2.1 by 1.4 cm with moderate clear drainage; the skin around it is brown and firm. It has been open for seven weeks. Foot pulses are palpable on both sides. He cannot pull on an elastic stocking, because arthritis weakens his grip, but he closed the straps of a wrap by himself at the visit and held the prescribed pressure. The wrap is worn over the dressing by day until the ulcer has healed.

Coverage rests on LCD L33831: an open venous stasis ulcer treated with gradient compression.`,
  }),
];

type Rest = Pick<ContentDetails, 'content'> & Partial<ContentDetails>;

function starter(
  content_type: ContentType,
  category: ContentCategory,
  title: string,
  rest: Rest,
): ContentDetails {
  return {
    content_type,
    title,
    category,
    subcategory: null,
    tags: [],
    quality_score: 4.5,
    is_active: true,
    avoid: false,
    origin: 'starter',
    ...rest,
  };
}
