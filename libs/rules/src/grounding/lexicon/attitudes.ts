import { linesOf } from './lines.ts';

/** How somebody feels about a thing, and what somebody is said to be like. Own list, of what models like to add. */
export const ATTITUDES = linesOf(`
willing|willingness|agreeable
motivated|motivation|eager|enthusiastic|determined to|dedicated|devoted|committed to
cooperative|cooperation
grateful|thankful|pleased with|happy with|satisfied with|delighted
embarrassed|embarrassment|ashamed|shame|humiliated|humiliating
afraid|fearful|frightened|anxious about|worried|worries|scared
frustrated|frustration|discouraged|desperate
proud|hopeful|optimistic|confident
understands how|understands why|understands the|knows how
looks forward|looking forward
reliable|responsible patient|sound judgment|good judgment|follows instructions|follow directions|follows directions
gave up|given up|has stopped going
reluctant|reluctantly|grudgingly|unwillingly|half-hearted|half-heartedly|resents|resentful
worn out by|exhausted by|overwhelmed|burned out|burnt out|weary of|tired of|at her limit|at his limit|cannot cope
stubborn|stubbornly|will not be told|will not hear of|will not listen|insists on|obstinate
gladly|willingly|patiently|lovingly|faithfully|diligently|conscientiously|carelessly|careless|negligent
`);
