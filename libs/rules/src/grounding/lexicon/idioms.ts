/**
 * Turns of speech whose words mean something else elsewhere: a hearing, a hand, a lady. They state nothing. Own list,
 * from letters and from what models write.
 */
export const IDIOMS =
  /\b(?:look(?:ing)? forward to hearing|look(?:ing)? forward to your|hear(?:ing)? (?:back )?from you|hearing your decision|(?:issues?|matter|problem) at hand|on the other hand|in good hands|hand in hand|first[- ]?hand|by hand|ladies and gentlemen|dear sir or madam|(?:his|her|their|its|my|our|your|one's) own|of (?:its|their) own|on (?:his|her|their) own|at heart|on foot|by and large|in the long run|in short|(?:falls?|fell|falling|fallen) short|as soon as possible|yours faithfully|faithfully yours|at large|as a matter of course|of course|in light of|in the light of|light of this|on top of|hold up|(?:a |in )?nutshell|back up|in advance|at your earliest convenience|feel free|at the end of the day|from scratch|track record|state of the art|peace of mind|bear in mind|keep in mind|with this in mind|family (?:medicine|practice))\b/giu;
