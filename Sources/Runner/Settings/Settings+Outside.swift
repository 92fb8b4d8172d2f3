internal import Files

/// The external services in use: each can be switched off and keeps its address for when it is switched on again.
extension Settings {
    /// The address of the LLM that is asked. One named on the command line is always used.
    var activeLLM: String? {
        if case .flag = self.llmURL.origin { return self.llmURL.value }
        return self.llm.value ? self.llmURL.value : nil
    }

    /// The folder that backups go to by themselves.
    var activeBackupTarget: FilePath? { self.backup.value ? self.backupTo.value : nil }

    /// The address that problem reports go to.
    var activeSupportAddress: String? { self.support.value ? self.supportURL.value : nil }
}
