import { linesOf } from './lines.ts';

/** Kin and others around a patient, who can be nobody else. Own list. */
export const KIN = linesOf(`
wife
husband
son
daughter
mother|mom
father|dad
sister
brother
niece
nephew
cousin
aunt
uncle
grandson
granddaughter
grandmother
grandfather
daughter-in-law
son-in-law
widow|widowed|widower
divorced|separated from
neighbor|neighbour
roommate
social worker|case manager
interpreter|translator
`);

/** What several people around a patient may be called. Own list. */
export const COMPANIONS = linesOf(`
spouse
partner
child|children|kids
parent|parents
sibling|siblings
grandchild|grandchildren
is single
friend|friends
guardian|legal guardian|power of attorney|conservator
family|family members|relatives
caregiver|care giver|carer|caretaker|caregivers
aide|helper|home health aide|health aide|personal care attendant|home aide|attendant|personal aide
home health nurse|visiting nurse|nurse|registered nurse|home health|home nursing|nursing care
married
sitter|babysitter
fiance|fiancee|girlfriend|boyfriend
`);

/** How and where a patient lives, and what he or she does. Own list. */
export const LIVING = linesOf(`
lives alone|living alone
lives in|lives at|resides|resides in|resident of|living in
nursing home|nursing facility|skilled nursing facility|SNF|assisted living|assisted-living|long-term care facility|group home|memory care|adult day care|day program|retirement community|shelter|rehabilitation facility
mobile home|trailer
apartment|second floor|second-floor|two-story|two-storey|multi-story|upstairs
third floor|third-floor
first floor|ground floor
basement
farm|rural
stairs|staircase|flight of stairs|bathroom upstairs
elevator
carpet|carpeting
narrow doorways|doorways
homeless|unhoused
veteran|military|army|navy veteran
retired|retiree
employed|unemployed|works as|working as|works at|job|full-time|part-time|occupation|employer|disability benefits|laid off|self-employed
teacher
farmer
driver|truck driver
engineer
carpenter
mechanic
clerk
accountant
librarian
musician
waitress
janitor
cashier
postal worker
firefighter
police officer
warehouse
construction
student|school|college|kindergarten|attends school
drives|driving|drive a car|no longer drives|car|transportation|public transport
church
volunteer|volunteers
gardening|garden
hobby
travels|travel
hiking
fishing
bowling
golf
swims|swimming
shopping|shops
dog|pet
cat
low income|limited income|fixed income|cannot afford|financial|uninsured|food stamps|poverty
english
spanish|spanish-speaking|non-english|language barrier
illiterate|literacy
right-handed|left-handed
caucasian|african american|african-american|hispanic|latino|latina|asian|native american|white male|white female|black male|black female|white man|white woman|black man|black woman
immigrant|refugee|prisoner|incarcerated
jewish
catholic
muslim
christian
`);
