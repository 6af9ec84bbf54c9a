/** The least that a visitor fills in to ask for a demonstration. */
export const demoRequest = {
  firstName: 'Rosa',
  lastName: 'Lind',
  email: 'rosa.lind@example.org',
  company: 'Birchwood Medical',
  role: 'practice-manager',
  organizationType: 'clinic',
};
