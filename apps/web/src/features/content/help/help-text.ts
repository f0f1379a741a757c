export interface HelpQuestion {
  question: string;
  answer: string[];
  /** A link to the relevant page. */
  link?: { to: string; label: string };
}

/** Related questions; a topic's key in `topics` is its anchor. */
export interface HelpTopic {
  heading: string;
  questions: Record<string, HelpQuestion>;
}

/** Content of the help page. */
export interface HelpText {
  title: string;
  description: string;
  lead: string;
  liveChat: { heading: string; note: string; action: string };
  email: { heading: string; action: string };
  phone: { heading: string; action: string };
  topics: Record<string, HelpTopic>;
}
