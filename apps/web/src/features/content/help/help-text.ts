/** A question people ask, and the answer. */
export interface HelpQuestion {
  question: string;
  answer: string[];
  /** Where to do it. */
  link?: { to: string; label: string };
}

/** Questions of one kind; its key in `topics` is its anchor. */
export interface HelpTopic {
  heading: string;
  questions: Record<string, HelpQuestion>;
}

/** What the help page says. */
export interface HelpText {
  title: string;
  description: string;
  lead: string;
  liveChat: { heading: string; note: string; action: string };
  email: { heading: string; action: string };
  phone: { heading: string; action: string };
  topics: Record<string, HelpTopic>;
}
