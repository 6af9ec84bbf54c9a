/**
 * Parts inside the body and words of its workings, by which a letter tells how a disease works: they state no disease by
 * themselves. Own selection among the words of the official descriptions (ICD-10-CM order file, CMS, public domain).
 */
export const ANATOMY =
  'brain spinal spine cord vagina uterus urethra bowel rectum colon lung alveolar kidney liver heart pancreas retina optic nerve neural neuron axonal myelin muscle tendon ligament cartilage joint bone artery venous vein lymphatic lymph capillary valve tissue sphincter detrusor'.split(
    ' ',
  );

/** Complaints and signs, which are as often a consequence of a disease as a finding of their own. Own list. */
export const SYMPTOMS =
  'weakness stiffness numbness tingling soreness swelling redness irritation enuresis nocturia urgency frequency dyspnea breathlessness instability imbalance discomfort'.split(
    ' ',
  );
