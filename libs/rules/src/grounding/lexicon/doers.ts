/** Who does something for a patient: one line for each that is none of the others. Own list. */
const LINES = `
i me myself
herself himself
nurse rn lpn
physician doctor md internist
surgeon
therapist
educator
aide attendant helper
pharmacist
supplier vendor clerk
pediatrician
neurologist
podiatrist
dietitian
wife
husband
daughter
son
mother
father
sister
brother
aunt
uncle
niece
nephew
grandmother
grandfather
cousin
neighbor
roommate
sitter babysitter
`;

export const DOERS: ReadonlyMap<string, number> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line, number) => line.split(' ').map((word) => [word, number] as const)),
);
