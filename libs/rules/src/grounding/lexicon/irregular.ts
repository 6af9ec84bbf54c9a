/** Forms of verbs that no ending tells, with their stems. */
const FORMS = `
fell fall
fallen fall
broke break
broken break
bled bleed
tore tear
torn tear
wore wear
worn wear
drove drive
driven drive
lost lose
rose rise
risen rise
sank sink
shrank shrink
grew grow
grown grow
slept sleep
spoke speak
spoken speak
took take
taken take
woke wake
began begin
held hold
hurt hurt
fed feed
bent bend
swollen swell
stood stand
sat sit
lay lie
drank drink
ate eat
ran run
smoked smok
`;

export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);
