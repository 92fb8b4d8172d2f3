internal import Files

/// The outside places that are in use: each can be switched off and keeps its address for the day it is switched on.
extension Settings {
    /// The address of the LLM that is asked. One that is named on the command line is meant.
    var activeLLM: String? {
        if case .flag = llmURL.origin { return llmURL.value }
        return llm.value ? llmURL.value : nil
    }

    /// The folder that backups go to by themselves.
    var activeBackupTarget: FilePath? { backup.value ? backupTo.value : nil }

    /// The address that problem reports go to.
    var activeSupportAddress: String? { support.value ? supportURL.value : nil }
}
