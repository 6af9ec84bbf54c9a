/** A row of the list of cases, as long as the product's own. */
export function aRow(id: number) {
  const patient = { id, first_name: 'Ana', last_name: `Okafor ${id}`, dob: '1950-02-03', mrn: `MRN-${id}` };
  return {
    id,
    case_id: id,
    patient_id: id,
    patient,
    patient_name: `Ana Okafor ${id}`,
    category: 'DME',
    status: 'draft',
    is_complete: false,
    signed_at: null,
    created_at: '2026-03-02T10:00:00.000Z',
    updated_at: '2026-03-02T10:00:00.000Z',
    diagnoses_count: 0,
    items_count: 0,
    notes_count: 0,
    latest_note: null,
  };
}
