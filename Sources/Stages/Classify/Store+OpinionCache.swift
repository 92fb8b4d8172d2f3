/// Opinions are kept from run to run beside the readings.
extension Store: OpinionCache {}
