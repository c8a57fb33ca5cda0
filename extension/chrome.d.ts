/** What the extension uses of the interface that Chromium and Firefox share. */
declare namespace chrome {
  namespace i18n {
    function getMessage(name: string, substitutions?: readonly string[]): string;
    function getUILanguage(): string;
  }
  namespace runtime {
    function openOptionsPage(): Promise<void>;
  }
  namespace storage {
    const local: {
      get(keys: readonly string[]): Promise<Record<string, unknown>>;
      set(values: Record<string, unknown>): Promise<void>;
      remove(keys: readonly string[]): Promise<void>;
    };
  }
  namespace tabs {
    function query(wanted: { active: true; currentWindow: true }): Promise<{ id?: number }[]>;
  }
  namespace scripting {
    type Target = { tabId: number };
    function executeScript(injection: { target: Target; files: readonly string[] }): Promise<unknown>;
    function executeScript<Args extends unknown[], Result>(injection: {
      target: Target;
      func: (...args: Args) => Result;
      args?: Args;
    }): Promise<{ frameId: number; result?: Result }[]>;
  }
}
