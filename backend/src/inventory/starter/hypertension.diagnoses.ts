import type { DiagnosisGroup } from '../codes/diagnosis.ts';

export const hypertensionDiagnoses: readonly DiagnosisGroup[] = [
  {
    category: 'Hypertension',
    subcategory: 'Essential',
    codes: [
      ['I10', 'Essential (primary) hypertension'],
      ['R03.0', 'Elevated blood-pressure reading, without diagnosis of hypertension'],
    ],
  },
  {
    category: 'Hypertension',
    subcategory: 'Heart and kidney disease',
    codes: [
      ['I11.0', 'Hypertensive heart disease with heart failure'],
      ['I11.9', 'Hypertensive heart disease without heart failure'],
      [
        'I12.0',
        'Hypertensive chronic kidney disease with stage 5 chronic kidney disease or end stage renal disease',
      ],
      [
        'I12.9',
        'Hypertensive chronic kidney disease with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease',
      ],
      [
        'I13.0',
        'Hypertensive heart and chronic kidney disease with heart failure and stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease',
      ],
      [
        'I13.10',
        'Hypertensive heart and chronic kidney disease without heart failure, with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease',
      ],
      [
        'I13.11',
        'Hypertensive heart and chronic kidney disease without heart failure, with stage 5 chronic kidney disease, or end stage renal disease',
      ],
      [
        'I13.2',
        'Hypertensive heart and chronic kidney disease with heart failure and with stage 5 chronic kidney disease, or end stage renal disease',
      ],
    ],
  },
  {
    category: 'Hypertension',
    subcategory: 'Secondary and crisis',
    codes: [
      ['I15.0', 'Renovascular hypertension'],
      ['I15.1', 'Hypertension secondary to other renal disorders'],
      ['I15.2', 'Hypertension secondary to endocrine disorders'],
      ['I15.8', 'Other secondary hypertension'],
      ['I15.9', 'Secondary hypertension, unspecified'],
      ['I16.0', 'Hypertensive urgency'],
      ['I16.1', 'Hypertensive emergency'],
      ['I16.9', 'Hypertensive crisis, unspecified'],
    ],
  },
  {
    category: 'Hypertension',
    subcategory: 'Pulmonary',
    codes: [
      ['I27.0', 'Primary pulmonary hypertension'],
      ['I27.20', 'Pulmonary hypertension, unspecified'],
      ['I27.21', 'Secondary pulmonary arterial hypertension'],
      ['I27.22', 'Pulmonary hypertension due to left heart disease'],
      ['I27.23', 'Pulmonary hypertension due to lung diseases and hypoxia'],
      ['I27.24', 'Chronic thromboembolic pulmonary hypertension'],
      ['I27.29', 'Other secondary pulmonary hypertension'],
      ['I27.81', 'Cor pulmonale (chronic)'],
      ['I27.89', 'Other specified pulmonary heart diseases'],
    ],
  },
];
