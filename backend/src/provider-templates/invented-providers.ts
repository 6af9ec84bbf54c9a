import type { ProviderTemplateDetails } from './provider-template.events.ts';

/**
 * Invented people with invented numbers; the numbers pass the check digit. The demonstration has them. Earlier versions
 * gave them to every site at its first start, in this order.
 */
export const inventedProviders: readonly ProviderTemplateDetails[] = [
  template('Dr. Amelia Hartwell', 'Family Medicine', '1000120471', 18, ['American Board of Family Medicine']),
  template('Dr. Jonas Okafor', 'Internal Medicine', '1000238158', 22, [
    'American Board of Internal Medicine',
    'Geriatric Medicine',
  ]),
  template('Dr. Priya Venkataraman', 'Endocrinology', '1000349625', 14, [
    'American Board of Internal Medicine',
    'Endocrinology, Diabetes and Metabolism',
  ]),
  template('Dr. Lucas Brandvold', 'Urology', '1000471288', 16, ['American Board of Urology']),
  template('Dr. Mei-Lin Castellanos', 'Podiatry', '1000583066', 11, ['American Board of Podiatric Medicine']),
  template('Dr. Henry Whitlock', 'Vascular Surgery', '1000694715', 25, [
    'American Board of Surgery',
    'Vascular Surgery',
  ]),
  template('Dr. Sofia Marchetti', 'Physical Medicine and Rehabilitation', '1000715932', 9, [
    'American Board of Physical Medicine and Rehabilitation',
  ]),
  template('Dr. Tobias Reinholt', 'Pulmonology', '1000826408', 20, [
    'American Board of Internal Medicine',
    'Pulmonary Disease',
  ]),
];

function template(
  name: string,
  specialty: string,
  npi: string,
  years_experience: number,
  board_certifications: string[],
): ProviderTemplateDetails {
  const credentials = specialty === 'Podiatry' ? 'DPM' : 'MD';
  // An exchange that North America keeps for invented numbers.
  const [phone, fax] = [`(303) 555-01${npi.slice(-2)}`, `(720) 555-01${npi.slice(-2)}`];
  const address = '4100 Sample Avenue\nDenver, CO 80200';
  const details = { name, specialty, credentials, npi, signature: name, address, phone, fax };
  return { ...details, years_experience, board_certifications };
}
