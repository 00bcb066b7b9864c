type Question = () => Promise<boolean>;

let question: Question | undefined;

/** Set by the host: asks the user if a sign-out would lose something; false keeps them signed in. Returns a function that stops. */
export const askBeforeSignOut = (ask: Question) => {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
};

export const mayLeave = async (): Promise<boolean> => (question ? question() : true);
