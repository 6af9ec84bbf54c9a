import type { DiagnosisGroup } from '../codes/diagnosis.ts';

export const respiratoryDiagnoses: readonly DiagnosisGroup[] = [
  {
    category: 'COPD',
    subcategory: 'Bronchitis and emphysema',
    codes: [
      ['J40', 'Bronchitis, not specified as acute or chronic'],
      ['J41.0', 'Simple chronic bronchitis'],
      ['J41.1', 'Mucopurulent chronic bronchitis'],
      ['J41.8', 'Mixed simple and mucopurulent chronic bronchitis'],
      ['J42', 'Unspecified chronic bronchitis'],
      ['J43.0', "Unilateral pulmonary emphysema [MacLeod's syndrome]"],
      ['J43.1', 'Panlobular emphysema'],
      ['J43.2', 'Centrilobular emphysema'],
      ['J43.8', 'Other emphysema'],
      ['J43.9', 'Emphysema, unspecified'],
    ],
  },
  {
    category: 'COPD',
    subcategory: 'Chronic obstructive pulmonary disease',
    codes: [
      ['J44.0', 'Chronic obstructive pulmonary disease with (acute) lower respiratory infection'],
      ['J44.1', 'Chronic obstructive pulmonary disease with (acute) exacerbation'],
      ['J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
    ],
  },
  {
    category: 'COPD',
    subcategory: 'Bronchiectasis and fibrosis',
    codes: [
      ['E84.0', 'Cystic fibrosis with pulmonary manifestations'],
      ['E84.9', 'Cystic fibrosis, unspecified'],
      ['J47.0', 'Bronchiectasis with acute lower respiratory infection'],
      ['J47.1', 'Bronchiectasis with (acute) exacerbation'],
      ['J47.9', 'Bronchiectasis, uncomplicated'],
      ['J84.10', 'Pulmonary fibrosis, unspecified'],
      ['J84.112', 'Idiopathic pulmonary fibrosis'],
    ],
  },
  {
    category: 'COPD',
    subcategory: 'Respiratory failure and oxygen',
    codes: [
      ['J96.10', 'Chronic respiratory failure, unspecified whether with hypoxia or hypercapnia'],
      ['J96.11', 'Chronic respiratory failure with hypoxia'],
      ['J96.12', 'Chronic respiratory failure with hypercapnia'],
      ['J96.20', 'Acute and chronic respiratory failure, unspecified whether with hypoxia or hypercapnia'],
      ['J96.21', 'Acute and chronic respiratory failure with hypoxia'],
      ['J96.22', 'Acute and chronic respiratory failure with hypercapnia'],
      ['J96.90', 'Respiratory failure, unspecified, unspecified whether with hypoxia or hypercapnia'],
      ['J96.91', 'Respiratory failure, unspecified with hypoxia'],
      ['J96.92', 'Respiratory failure, unspecified with hypercapnia'],
      ['R06.00', 'Dyspnea, unspecified'],
      ['R06.02', 'Shortness of breath'],
      ['R09.02', 'Hypoxemia'],
      ['Z99.11', 'Dependence on respirator [ventilator] status'],
      ['Z99.81', 'Dependence on supplemental oxygen'],
    ],
  },
];
