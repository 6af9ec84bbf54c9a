/** As the general sentences of `dev`: no mark of either tier beside any case. */
export const heldOutGeneralSentences: readonly string[] = [
  'A continuous glucose monitor reads the glucose of the tissue fluid, which follows that of the blood by some minutes.',
  'Test strips lose their accuracy when they are kept in heat or past their date.',
  'A therapeutic shoe has extra depth so that an insert fits without pressing on the toes.',
  'Neuropathy takes away the pain that would otherwise warn of a blister.',
  'Graduated compression is strongest at the ankle and weakens toward the knee.',
  'Lymphedema cannot be cured, but swelling can be kept down by compression, exercise and care of the skin.',
  'Wet skin breaks down sooner than dry skin.',
  'State Medicaid programs set their own monthly limits for absorbent products.',
  'A cane is held in the hand opposite to the weaker leg.',
  'A walker with wheels need not be lifted at each step.',
  'Medicare treats walkers and wheelchairs as durable medical equipment for use in the home.',
  'Most standard manual wheelchairs weigh more than 36 pounds.',
  'A power wheelchair is steered with a joystick, a scooter with a tiller.',
  'Coverage of a power mobility device requires a face-to-face examination before the order is written.',
  "Parkinson's disease shortens the stride and makes turning slow.",
];
